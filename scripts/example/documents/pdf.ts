import PDFDocument from 'pdfkit';

export type Doc = PDFKit.PDFDocument;

export interface PdfOptions {
  title: string;
  size?: [number, number] | 'A4';
  landscape?: boolean;
  margin?: number;
  password?: string;
}

/** Draws a PDF with standard fonts and returns its bytes. */
export function createPdf(options: PdfOptions, draw: (doc: Doc) => void): Promise<Buffer> {
  const written = new Date('2026-11-05T12:00:00Z');
  const doc = new PDFDocument({
    size: options.size ?? 'A4',
    layout: options.landscape ? 'landscape' : 'portrait',
    margin: options.margin ?? 50,
    autoFirstPage: false,
    info: { Title: options.title, CreationDate: written, ModDate: written },
    ...(options.password
      ? { userPassword: options.password, ownerPassword: `${options.password}-dono` }
      : {}),
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  draw(doc);
  doc.end();
  return done;
}

/** A page of running text with a heading: memorials, contracts, rules. */
export function textPages(
  doc: Doc,
  title: string,
  sections: readonly (readonly [string, readonly string[]])[],
): void {
  doc.addPage();
  doc.font('Helvetica-Bold').fontSize(17).fillColor('#2b2622').text(title, { lineGap: 4 });
  doc.moveDown(0.8);
  for (const [heading, paragraphs] of sections) {
    if (doc.y > doc.page.height - 130) doc.addPage();
    doc.font('Helvetica-Bold').fontSize(11).fillColor('#8a5a2a').text(heading);
    doc.moveDown(0.25);
    for (const paragraph of paragraphs) {
      doc
        .font('Helvetica')
        .fontSize(10)
        .fillColor('#33302c')
        .text(paragraph, { align: 'justify', lineGap: 2.5 });
      doc.moveDown(0.45);
    }
    doc.moveDown(0.4);
  }
}

/** A grid with headings, repeated on every page. */
export function grid(
  doc: Doc,
  columns: readonly { title: string; width: number; align?: 'left' | 'right' | 'center' }[],
  rows: readonly (readonly string[])[],
  options: { size?: number; rowHeight?: number; dark?: string } = {},
): void {
  const size = options.size ?? 8;
  const height = options.rowHeight ?? 15;
  const left = doc.page.margins.left;
  const total = columns.reduce((sum, column) => sum + column.width, 0);
  const head = () => {
    const y = doc.y;
    doc.rect(left, y, total, height + 8).fill(options.dark ?? '#2b2622');
    let x = left;
    for (const column of columns) {
      doc
        .font('Helvetica-Bold')
        .fontSize(size - 0.5)
        .fillColor('#ffffff');
      doc.text(column.title, x + 4, y + 4, {
        width: column.width - 8,
        align: column.align ?? 'left',
        height: height + 4,
      });
      x += column.width;
    }
    doc.y = y + height + 8;
  };
  head();
  rows.forEach((row, i) => {
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      head();
    }
    const y = doc.y;
    if (i % 2) doc.rect(left, y, total, height).fill('#f4efe7');
    let x = left;
    row.forEach((cell, k) => {
      const column = columns[k]!;
      doc.font('Helvetica').fontSize(size).fillColor('#33302c');
      doc.text(cell, x + 4, y + (height - size) / 2, {
        width: column.width - 8,
        align: column.align ?? 'left',
        lineBreak: false,
      });
      x += column.width;
    });
    doc.y = y + height;
  });
  doc.x = left;
}
