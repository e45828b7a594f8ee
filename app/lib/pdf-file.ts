export function pdfFile(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const offsets = objects.map((object, at) => {
    const offset = length;
    write(`${at + 1} 0 obj\n`);
    write(object);
    write('\nendobj\n');
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  write(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\n` +
      `startxref\n${length}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
