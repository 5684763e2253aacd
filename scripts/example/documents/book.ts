import { area, type Truth } from '../truth.ts';
import { createPdf, type Doc } from './pdf.ts';

/** Pictures of a book, as JPEG bytes by name. */
export type Pictures = ReadonlyMap<string, Buffer>;

export interface BookShape {
  /** Pictures of the full-page spreads, in order, with captions. */
  spreads: readonly (readonly [picture: string, caption: string])[];
  cover: string;
  plans: readonly (readonly [picture: string, typology: string])[];
  sitePlan: string;
  map: string;
  /** What this book says about delivery and parking; a book predates the tables. */
  deliveryWords: string;
  parkingWords: string;
}

/** Names of a book's pictures. */
export const picturesOf = ({ cover, spreads, sitePlan, map, plans }: BookShape): string[] => [
  cover,
  sitePlan,
  map,
  ...[...spreads, ...plans].map(([picture]) => picture),
];

const size: [number, number] = [960, 540];
const ink = '#2b2622';
const amber = '#a8682c';

/** The sales book: landscape screens with full-bleed pictures, concept, place, plans, data sheet. */
export function book(truth: Truth, shape: BookShape, pictures: Pictures): Promise<Buffer> {
  return createPdf({ title: 'Apresentação modelo 16x9', size, margin: 0 }, (doc) => {
    cover(doc, truth, shape, pictures);
    prose(doc, 'O conceito', truth.concept);
    spread(doc, pictures, shape.spreads[0]!);
    prose(doc, `${truth.bairro}, ${truth.cidade}`, truth.place, truth.distances);
    picturePage(doc, pictures, shape.map, 'Localização');
    prose(doc, 'Arquitetura', [
      `O projeto é de ${truth.architect}, com paisagismo de ${truth.landscape} e interiores de ${truth.interiors}.`,
      `São ${truth.floors}, num terreno de ${truth.landArea} m², com ${truth.totalUnits} unidades e ${truth.parkingTotal} vagas no total.`,
      `Apartamentos de ${bedroomsWords(truth)}, com ${areasWords(truth)} m² privativos e ${shape.parkingWords} por unidade.`,
    ]);
    for (const entry of shape.spreads.slice(1)) spread(doc, pictures, entry);
    amenities(doc, truth);
    picturePage(doc, pictures, shape.sitePlan, 'Implantação');
    for (const [drawing, code] of shape.plans) plan(doc, truth, pictures, drawing, code);
    dataSheet(doc, truth, shape);
    legal(doc, truth);
  });
}

function areasWords(truth: Truth): string {
  const all = truth.typologies.map((t) => t.area);
  return `${area(Math.min(...all))} a ${area(Math.max(...all))}`;
}

function bedroomsWords(truth: Truth): string {
  const all = truth.typologies.map((t) => t.bedrooms);
  return `${Math.min(...all)} a ${Math.max(...all)} dormitórios`;
}

function image(
  doc: Doc,
  pictures: Pictures,
  name: string,
  box: [number, number, number, number],
  fit: 'cover' | 'fit',
): void {
  const bytes = pictures.get(name);
  if (!bytes) throw new Error(`The book wants the picture ${name}, which is not at hand`);
  doc.image(bytes, box[0], box[1], {
    [fit]: [box[2], box[3]],
    align: 'center',
    valign: 'center',
  });
}

function cover(doc: Doc, truth: Truth, shape: BookShape, pictures: Pictures): void {
  doc.addPage();
  doc
    .save()
    .rect(0, 0, ...size)
    .clip();
  image(doc, pictures, shape.cover, [0, 0, ...size], 'cover');
  doc.restore();
  doc.save().fillOpacity(0.72).rect(0, 360, 960, 180).fill(ink).restore();
  doc.font('Times-Roman').fontSize(46).fillColor('#ffffff').text(truth.name, 60, 392);
  doc.font('Helvetica').fontSize(15).fillColor('#eadfce').text(truth.tagline, 62, 452);
  doc.fontSize(11).text(`${truth.bairro} · ${truth.cidade}/${truth.uf}  |  ${truth.statusWords}`, 62, 486);
}

function prose(doc: Doc, title: string, paragraphs: readonly string[], pairs: Truth['distances'] = []): void {
  doc.addPage();
  doc.rect(0, 0, ...size).fill('#f6f1e8');
  doc.font('Times-Roman').fontSize(38).fillColor(amber).text(title, 70, 84, { width: 320 });
  doc.font('Helvetica').fontSize(14).fillColor(ink);
  let y = 92;
  for (const paragraph of paragraphs) {
    doc.text(paragraph, 420, y, { width: 460, lineGap: 5 });
    y = doc.y + 14;
  }
  for (const [what, far] of pairs) {
    doc.fontSize(11).fillColor('#5c5348').text(what, 420, y, { width: 300, lineBreak: false });
    doc.text(far, 720, y, { width: 160, align: 'right', lineBreak: false });
    y += 19;
  }
}

function spread(doc: Doc, pictures: Pictures, [drawing, caption]: readonly [string, string]): void {
  doc.addPage();
  doc
    .save()
    .rect(0, 0, ...size)
    .clip();
  image(doc, pictures, drawing, [0, 0, ...size], 'cover');
  doc.restore();
  doc.save().fillOpacity(0.6).rect(0, 500, 960, 40).fill(ink).restore();
  doc.font('Helvetica').fontSize(12).fillColor('#ffffff').text(caption, 40, 513, { lineBreak: false });
  doc
    .fontSize(7)
    .fillColor('#d9cfc0')
    .text('Perspectiva ilustrativa', 820, 516, { width: 110, align: 'right', lineBreak: false });
}

function picturePage(doc: Doc, pictures: Pictures, drawing: string, title: string): void {
  doc.addPage();
  doc.rect(0, 0, ...size).fill('#ffffff');
  doc.font('Times-Roman').fontSize(28).fillColor(amber).text(title, 50, 30);
  image(doc, pictures, drawing, [50, 80, 860, 430], 'fit');
}

function amenities(doc: Doc, truth: Truth): void {
  doc.addPage();
  doc.rect(0, 0, ...size).fill(ink);
  doc.font('Times-Roman').fontSize(38).fillColor('#e2b886').text('Lazer', 70, 60);
  truth.amenities.forEach((name, i) => {
    const half = Math.ceil(truth.amenities.length / 2);
    const [x, y] = [i < half ? 330 : 640, 70 + (i % half) * 33];
    doc.font('Helvetica').fontSize(13).fillColor('#f6f1e8').text(name, x, y, { lineBreak: false });
  });
}

function plan(doc: Doc, truth: Truth, pictures: Pictures, drawing: string, code: string): void {
  const typology = truth.typologies.find((t) => t.code === code);
  if (!typology) throw new Error(`No typology ${code}`);
  doc.addPage();
  doc.rect(0, 0, ...size).fill('#ffffff');
  image(doc, pictures, drawing, [330, 30, 600, 480], 'fit');
  doc.font('Times-Roman').fontSize(34).fillColor(amber).text(typology.code, 50, 110, { width: 270 });
  doc.font('Helvetica').fontSize(15).fillColor(ink);
  doc.text(`${area(typology.area)} m² privativos`, 50, 170, { width: 270 });
  doc.text(typology.name, 50, 196, { width: 270 });
  doc.fontSize(8).fillColor('#8a8074').text('Planta humanizada ilustrativa. Móveis não incluídos.', 50, 490);
}

function dataSheet(doc: Doc, truth: Truth, shape: BookShape): void {
  doc.addPage();
  doc.rect(0, 0, ...size).fill('#f6f1e8');
  doc.font('Times-Roman').fontSize(34).fillColor(amber).text('FICHA TÉCNICA', 70, 54);
  const rows: [string, string][] = [
    ['Empreendimento', truth.name],
    ['Endereço', `${truth.address}, ${truth.bairro}, ${truth.cidade}/${truth.uf}`],
    ['Incorporadora', truth.incorporadora],
    ['Área do terreno', `${truth.landArea} m²`],
    ['Pavimentos', truth.floors],
    ['Unidades', String(truth.totalUnits)],
    ['Tipologias', truth.typologies.map((t) => `${t.code}: ${area(t.area)} m², ${t.name}`).join('; ')],
    ['Vagas', shape.parkingWords],
    ['Previsão de entrega', shape.deliveryWords],
    ['Arquitetura', truth.architect],
    ['Paisagismo', truth.landscape],
    ['Interiores', truth.interiors],
  ];
  let y = 118;
  for (const [what, value] of rows) {
    doc.font('Helvetica-Bold').fontSize(10.5).fillColor('#6d6256').text(what, 70, y, { width: 170 });
    doc.font('Helvetica').fillColor(ink).text(value, 250, y, { width: 640 });
    y = doc.y + 9;
  }
}

function legal(doc: Doc, truth: Truth): void {
  doc.addPage();
  doc.rect(0, 0, ...size).fill('#ffffff');
  doc
    .font('Helvetica')
    .fontSize(10)
    .fillColor('#5c5348')
    .text(
      `Imagens meramente ilustrativas. Incorporação registrada sob o nº ${truth.registration} no ${truth.registryOffice}. ` +
        `Incorporadora: ${truth.incorporadora}, CNPJ ${truth.cnpj}. Os móveis, objetos e a vegetação adulta das perspectivas são sugestões de decoração e não fazem parte do contrato. ` +
        'As medidas são de face a face das paredes e podem variar conforme as tolerâncias da obra. Os materiais que serão entregues constam do memorial descritivo.',
      70,
      210,
      { width: 820, lineGap: 4, align: 'justify' },
    );
}
