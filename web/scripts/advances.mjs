/** The widths and heights of a TrueType font, in ems: what its tables head, hhea, hmtx and cmap (format 4) say. */
export function advances(font) {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = {};
  for (let at = 12; at < 12 + 16 * data.getUint16(4); at += 16) {
    tables[String.fromCharCode(...font.subarray(at, at + 4))] = data.getUint32(at + 8);
  }
  const em = data.getUint16(tables.head + 18);
  const metrics = data.getUint16(tables.hhea + 34);
  const glyphOf = reader(data, tables.cmap);
  return {
    ascent: data.getInt16(tables.hhea + 4) / em,
    descent: -data.getInt16(tables.hhea + 6) / em,
    gap: data.getInt16(tables.hhea + 8) / em,
    has: (sign) => glyphOf(sign.codePointAt(0)) > 0,
    advance: (sign) => data.getUint16(tables.hmtx + 4 * Math.min(glyphOf(sign.codePointAt(0)), metrics - 1)) / em,
  };
}

/** Finds the glyph of a character in the segments of a format 4 table; 0 if it has none. */
function reader(data, cmap) {
  let start = 0;
  for (let at = cmap + 4; at < cmap + 4 + 8 * data.getUint16(cmap + 2); at += 8) {
    const table = cmap + data.getUint32(at + 4);
    if (data.getUint16(table) === 4) start = table;
  }
  const twice = data.getUint16(start + 6); // two bytes for each segment
  return (sign) => {
    for (let at = 0; at < twice; at += 2) {
      const first = data.getUint16(start + 16 + twice + at);
      if (sign > data.getUint16(start + 14 + at) || sign < first) continue;
      const place = start + 16 + 3 * twice + at;
      const offset = data.getUint16(place);
      const delta = data.getUint16(start + 16 + 2 * twice + at);
      const glyph = offset ? data.getUint16(place + offset + 2 * (sign - first)) : sign;
      return glyph && (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
