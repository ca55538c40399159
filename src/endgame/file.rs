//! The file of a solved subspace: versioned, compressed, checksummed.
//!
//! All numbers little-endian:
//!
//! ```text
//! 8 bytes   "MORRISEG"
//! u32       format version
//! u16, text the rules that the values depend on
//! 4 × u8    men on the board and in hand, the side to move first
//! u64       number of values
//! u32       values in a block
//! u32       entries of the dictionary, then a u16 each: 0 draw, 2n + 1 loss in n, 2n + 2 win in n
//! u32, u32  for each block its length in bytes and its checksum (CRC-32, ISO 3309)
//! u32       checksum of everything up to here
//! …         the blocks, each coded on its own (see `coder`)
//! ```
//!
//! Reading trusts nothing: every length is checked against the file's before it is used, and a file that is not exactly
//! what was written is an error that names it.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crc32fast::hash as checksum;

use super::coder::{decode, encode};
use super::error::EndgameError;
use super::index::Index;
use super::material::Material;
use super::table::{Symbols, Table};
use super::value::Value;
use super::watch::Watch;
use crate::platform::{read_bounded, write_atomically};
use crate::rules::RuleSet;

const MAGIC: &[u8; 8] = b"MORRISEG";
const VERSION: u32 = 1;
const BLOCK: usize = 1 << 19;

/// Writes a table. The file appears whole or not at all.
///
/// # Errors
/// [`EndgameError::Io`]; [`EndgameError::Stopped`].
pub(super) fn write(path: &Path, rules: &RuleSet, table: &Table, watch: Watch) -> Result<(), EndgameError> {
    let bytes = to_bytes(rules, table, watch)?;
    write_atomically(path, &bytes).map_err(|error| EndgameError::io(path, error))
}

/// Reads a table. Returns `None` if there is no such file.
///
/// # Errors
/// [`EndgameError::Damaged`], [`EndgameError::WrongVersion`] or [`EndgameError::Io`].
pub(super) fn read(
    path: &Path,
    rules: &RuleSet,
    material: Material,
    watch: Watch,
) -> Result<Option<Table>, EndgameError> {
    // Coded values never take more than about two bytes each.
    let max = usize::try_from(3 * Index::count(rules.board(), material) + (1 << 20)).unwrap_or(usize::MAX);
    let bytes = match read_bounded(path, max) {
        Ok(bytes) if bytes.len() > max => return Err(EndgameError::damaged(path, "it is too long")),
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(EndgameError::io(path, error)),
    };
    from_bytes(path, &bytes, rules, material, watch).map(Some)
}

fn to_bytes(rules: &RuleSet, table: &Table, watch: Watch) -> Result<Vec<u8>, EndgameError> {
    let (symbols, len) = (table.symbols(), table.symbols().len());
    let count = len.div_ceil(BLOCK);
    let blocks = Mutex::new(vec![Vec::new(); count]);
    watch.in_pieces(count, 1, len, |range| {
        for block in range {
            let values = (block * BLOCK..len.min((block + 1) * BLOCK)).map(|index| symbols.get(index));
            let coded = encode(values, table.dictionary().len());
            blocks.lock().unwrap_or_else(std::sync::PoisonError::into_inner)[block] = coded;
        }
    })?;
    let blocks = blocks.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut bytes = MAGIC.to_vec();
    let text = rules.to_string();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((text.len() as u16).to_le_bytes());
    bytes.extend(text.as_bytes());
    bytes.extend(table.material().men);
    bytes.extend(table.material().in_hand);
    bytes.extend((len as u64).to_le_bytes());
    bytes.extend((BLOCK as u32).to_le_bytes());
    bytes.extend((table.dictionary().len() as u32).to_le_bytes());
    table.dictionary().iter().for_each(|value| bytes.extend(value.code().to_le_bytes()));
    for block in &blocks {
        bytes.extend((block.len() as u32).to_le_bytes());
        bytes.extend(checksum(block).to_le_bytes());
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    blocks.iter().for_each(|block| bytes.extend(block));
    Ok(bytes)
}

/// The unread rest of a file.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, len: usize) -> Result<&'a [u8], &'static str> {
        let (taken, rest) = self.0.split_at_checked(len).ok_or("it is too short")?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], &'static str> {
        let (taken, rest) = self.0.split_first_chunk().ok_or("it is too short")?;
        self.0 = rest;
        Ok(*taken)
    }

    fn u16(&mut self) -> Result<usize, &'static str> {
        self.array().map(|bytes| usize::from(u16::from_le_bytes(bytes)))
    }

    fn u32(&mut self) -> Result<u32, &'static str> {
        self.array().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> Result<u64, &'static str> {
        self.array().map(u64::from_le_bytes)
    }
}

/// What stands before the blocks.
struct Header {
    dictionary: Vec<Value>,
    /// Length and checksum of each.
    blocks: Vec<(usize, u32)>,
}

fn from_bytes(
    path: &Path,
    bytes: &[u8],
    rules: &RuleSet,
    material: Material,
    watch: Watch,
) -> Result<Table, EndgameError> {
    let damaged = |why| EndgameError::damaged(path, why);
    let mut reader = Reader(bytes);
    if reader.array() != Ok(*MAGIC) {
        return Err(damaged("it does not begin like an endgame file"));
    }
    let found = reader.u32().map_err(damaged)?;
    if found != VERSION {
        return Err(EndgameError::WrongVersion { path: path.to_owned(), found, known: VERSION });
    }
    let len = Index::count(rules.board(), material) as usize;
    let header = read_header(bytes, &mut reader, rules, material, len).map_err(damaged)?;
    let mut blocks = Vec::with_capacity(header.blocks.len());
    for &(len, sum) in &header.blocks {
        blocks.push((reader.take(len).map_err(damaged)?, sum));
    }
    if !reader.0.is_empty() {
        return Err(damaged("it is too long"));
    }
    let symbols = read_blocks(&blocks, len, header.dictionary.len(), watch)?.map_err(damaged)?;
    Ok(Table::from_parts(rules.board(), material, header.dictionary, symbols))
}

fn read_header(
    bytes: &[u8],
    reader: &mut Reader,
    rules: &RuleSet,
    material: Material,
    len: usize,
) -> Result<Header, &'static str> {
    let text = reader.u16()?;
    let same_rules = reader.take(text)? == rules.to_string().as_bytes();
    let found = Material { men: reader.array()?, in_hand: reader.array()? };
    let found_len = reader.u64()?;
    let block = reader.u32()?;
    let entries = reader.u32()? as usize;
    if entries == 0 || entries > 1 << 16 {
        return Err("its list of values cannot be");
    }
    let mut dictionary = Vec::with_capacity(entries);
    for _ in 0..entries {
        dictionary.push(Value::from_code(reader.u16()? as u16));
    }
    // As many as there must be: what the file says of itself is checked below.
    let mut blocks = Vec::with_capacity(len.div_ceil(BLOCK));
    for _ in 0..len.div_ceil(BLOCK) {
        blocks.push((reader.u32()? as usize, reader.u32()?));
    }
    let sum = checksum(&bytes[..bytes.len() - reader.0.len()]);
    if reader.u32()? != sum {
        return Err("the checksum of its beginning is wrong");
    }
    if !same_rules {
        return Err("it is of other rules than its folder says");
    }
    if found != material {
        return Err("it holds another subspace than its name says");
    }
    if found_len != len as u64 || block as usize != BLOCK {
        return Err("it has another number of values than its subspace");
    }
    Ok(Header { dictionary, blocks })
}

fn read_blocks(
    blocks: &[(&[u8], u32)],
    len: usize,
    entries: usize,
    watch: Watch,
) -> Result<Result<Symbols, &'static str>, EndgameError> {
    let sound = AtomicBool::new(true);
    let decoded = Mutex::new(vec![Vec::new(); blocks.len()]);
    watch.in_pieces(blocks.len(), 1, len, |range| {
        for block in range {
            let (bytes, sum) = blocks[block];
            let count = BLOCK.min(len - block * BLOCK);
            let mut values = Vec::with_capacity(count);
            let mut all_known = checksum(bytes) == sum;
            if all_known {
                decode(bytes, count, entries, |symbol| {
                    all_known &= symbol < entries;
                    values.push(symbol as u16);
                });
            }
            if !all_known {
                sound.store(false, Ordering::Relaxed);
            }
            decoded.lock().unwrap_or_else(std::sync::PoisonError::into_inner)[block] = values;
        }
    })?;
    if !sound.into_inner() {
        return Ok(Err("the checksum of its values is wrong"));
    }
    let decoded = decoded.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let symbols = decoded.into_iter().flatten();
    Ok(Ok(if entries <= 256 {
        Symbols::Bytes(symbols.map(|symbol| symbol as u8).collect())
    } else {
        Symbols::Words(symbols.collect())
    }))
}

#[cfg(test)]
mod tests {
    use super::checksum;

    #[test]
    fn the_checksum_is_the_well_known_one() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }
}
