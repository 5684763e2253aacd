import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasWithStyles } from './canvas.ts';
import { type Ground, type Look, labelText, lookOf } from './look.ts';
import { code, figures, legal, person, price } from './parts.ts';
import { createPen, isThere, nothing, type Pen, type Piece, row, stack } from './pen.ts';
import { type Box, contain, cover, drawTowers, type Photo, type Photos, readPhotos } from './pictures.ts';
import type { MaterialContent } from './port.ts';

/** A4, in points. */
const page = { width: 595.28, height: 841.89 };
const margin = 40;
const room = page.width - 2 * margin;
const columnGap = 28;
const mostPhotos = 4;
/** Pixels of a picture for a point of paper. */
const perPoint = 2.2;
const unit = 0.42;

interface Sheet {
  pen: Pen;
  look: Look;
  content: MaterialContent;
  photos: Photos;
  /** Puts a picture into a box, no larger than paper shows. */
  put(photo: Photo, box: Box, how: typeof cover): void;
}

/**
 * How much of a rich record a sheet takes; the first that leaves the picture its height is drawn. The plan stays in each:
 * below the shorter column, or, where both are long, beside the further pictures.
 */
interface Amount {
  picture: number;
  /** Height of the row of further pictures. */
  fita: number;
  /** Height of the plan below a column; 0 puts it into the row. */
  planta: number;
  texto: boolean;
  diferenciais: number;
  linhas: number;
}
const amounts: readonly Amount[] = [
  { picture: 230, fita: 80, planta: 150, texto: true, diferenciais: 12, linhas: 8 },
  { picture: 200, fita: 80, planta: 120, texto: true, diferenciais: 10, linhas: 7 },
  { picture: 175, fita: 80, planta: 100, texto: true, diferenciais: 8, linhas: 6 },
  { picture: 165, fita: 108, planta: 0, texto: true, diferenciais: 10, linhas: 7 },
  { picture: 150, fita: 100, planta: 0, texto: true, diferenciais: 8, linhas: 6 },
  { picture: 130, fita: 92, planta: 0, texto: true, diferenciais: 4, linhas: 5 },
  { picture: 110, fita: 92, planta: 0, texto: false, diferenciais: 8, linhas: 5 },
  { picture: 0, fita: 80, planta: 0, texto: false, diferenciais: 4, linhas: 4 },
];

/** Name and place, the price beside or below them. */
function head({ pen, look, content }: Sheet, ground: Ground): Piece {
  const { align } = look;
  const aside =
    align === 'left' ? price({ pen, look, ground, room: 190, unit: 0.36 }, content.preco) : nothing;
  const inner = isThere(aside) ? room - aside.width - columnGap : room;
  const label = { ...look.labelFace, size: align === 'center' ? 8 : 10.5, color: ground.soft };
  const name = stack(
    [
      pen.text(labelText(look, content.lugar), label, { room: inner, align, most: 2 }),
      pen.fitted(content.nome, { ...look.titleFace, size: 0, color: ground.ink }, [38, 34, 30, 26, 23, 20], {
        room: inner,
        align,
        most: 2,
      }),
      pen.fitted(
        content.frase,
        { ...look.bodyFace, size: 0, color: ground.soft, leading: 1.3 },
        [12, 11, 10],
        { room: inner, align, most: 2 },
      ),
    ],
    [5, 7],
  );
  if (!isThere(aside)) return name;
  return ends(name, aside);
}

const heading = ({ pen, look }: Sheet, words: string, width: number): Piece =>
  stack(
    [
      pen.text(
        labelText(look, words),
        { ...look.labelFace, weight: 600, size: look.align === 'center' ? 7.5 : 9.5, color: look.page.ink },
        { room: width },
      ),
      pen.rule(width, look.page.mark, 0.75),
    ],
    4,
  );

/** Differentials in two columns. */
function differentials(sheet: Sheet, most: number, width: number): Piece {
  const { pen, look, content } = sheet;
  const some = content.diferenciais.slice(0, most);
  if (some.length === 0) return nothing;
  const half = (width - 16) / 2;
  const ink = { ...look.bodyFace, size: 9, color: look.page.ink, leading: 1.35 };
  const entry = (words: string) => pen.text(words, ink, { room: half, most: 3 });
  const middle = Math.ceil(some.length / 2);
  const columns = [some.slice(0, middle), some.slice(middle)].map((list) => stack(list.map(entry), 3.5));
  const [left, right] = columns as [Piece, Piece];
  const both: Piece = {
    width,
    height: Math.max(left.height, right.height),
    draw: (x, y) => {
      left.draw(x, y);
      right.draw(x + half + 16, y);
    },
  };
  return stack([heading(sheet, 'Diferenciais', width), both], 7);
}

/** What is for sale, a line a type. */
function types(sheet: Sheet, most: number, width: number): Piece {
  const { pen, look, content } = sheet;
  const { titulo, nota, linhas } = content.tipos;
  if (linhas.length === 0) return nothing;
  const { ink, soft } = look.page;
  const value = width * 0.53;
  const lines = linhas.slice(0, most).map(({ nome, detalhe, valor }): Piece => {
    const name = stack(
      [
        pen.text(nome, { ...look.strongFace, size: 9, color: ink }, { room: width - value - 8, most: 2 }),
        pen.text(detalhe, { ...look.bodyFace, size: 8, color: soft }, { room: width - value - 8, most: 1 }),
      ],
      1,
    );
    const amount = pen.fitted(
      valor,
      { ...look.bodyFace, size: 0, color: ink, leading: 1.2 },
      [9, 8.5, 8, 7.5, 7],
      { room: value, most: 1, align: 'right' },
    );
    const height = Math.max(name.height, amount.height);
    return {
      width,
      height,
      draw: (x, y) => {
        name.draw(x, y);
        amount.draw(x + width - value, y);
      },
    };
  });
  const rest = linhas.length - lines.length;
  const small = { ...look.bodyFace, size: 7.5, color: soft, leading: 1.35 };
  const more = rest > 0 ? `E mais ${rest} ${rest === 1 ? 'tipo' : 'tipos'}.` : null;
  return stack(
    [
      heading(sheet, titulo, width),
      stack(lines, 6),
      pen.text([more, nota].filter(Boolean).join(' ') || null, small, { room: width }),
    ],
    [7, 7],
  );
}

/** A plan, drawn on white as plans are. */
function plan({ photos, put }: Sheet, height: number, width: number): Piece {
  const { planta } = photos;
  if (!planta || height === 0) return nothing;
  const wide = Math.min(width, (height * planta.image.width) / planta.image.height);
  const high = (wide * planta.image.height) / planta.image.width;
  return {
    width: wide,
    height: high,
    draw: (x, y) => put(planta, { x, y, width: wide, height: high }, contain),
  };
}

/** Text and differentials on the left, what is for sale and a plan on the right; one column where one side is empty. */
function body(sheet: Sheet, { planta, texto, diferenciais, linhas }: Amount): Piece {
  const { pen, look, content } = sheet;
  const narrow = (room - columnGap) / 2;
  const told = (width: number): [Piece, Piece] => [
    stack(
      [
        pen.text(
          texto ? content.texto : null,
          { ...look.bodyFace, size: 9.5, color: look.page.ink, leading: 1.5 },
          { room: width },
        ),
        differentials(sheet, diferenciais, width),
      ],
      16,
    ),
    types(sheet, linhas, width),
  ];
  // The plan stands where there is room for it.
  const sides = (width: number): [Piece, Piece] => {
    const [left, right] = told(width);
    const drawn = plan(sheet, planta, width);
    return right.height <= left.height
      ? [left, stack([right, drawn], 14)]
      : [stack([left, drawn], 14), right];
  };
  const [left, right] = sides(narrow);
  if (isThere(left) && isThere(right))
    return {
      width: room,
      height: Math.max(left.height, right.height),
      draw: (x, y) => {
        left.draw(x, y);
        right.draw(x + narrow + columnGap, y);
      },
    };
  return stack(sides(room), 16);
}

/** Further pictures beside each other, and the plan where no column has room for it. */
function strip({ photos, put }: Sheet, { fita, planta }: Amount): Piece {
  const plano = planta === 0 ? photos.planta : null;
  const some = photos.fotos.slice(1, plano ? mostPhotos - 1 : mostPhotos);
  if (!plano && some.length < 2) return nothing;
  const gap = 8;
  const cells = [
    ...some.map((photo) => ({ photo, how: cover })),
    ...(plano ? [{ photo: plano, how: contain }] : []),
  ];
  const width = (room - gap * (cells.length - 1)) / cells.length;
  const height = cells.length === 2 ? Math.max(fita, 104) : fita;
  return row(
    cells.map(
      ({ photo, how }): Piece => ({
        width,
        height,
        draw: (x, y) => put(photo, { x, y, width, height }, how),
      }),
    ),
    gap,
  );
}

/** One piece at the beginning of the line, one at its end. */
function ends(first: Piece, last: Piece): Piece {
  const height = Math.max(first.height, last.height);
  return {
    width: room,
    height,
    draw: (x, y) => {
      first.draw(x, y + (height - first.height) / 2);
      last.draw(x + room - last.width, y + (height - last.height) / 2);
    },
  };
}

/** Who shares it, the way to the page, and what the law wants read. */
function foot({ pen, look, content, photos }: Sheet): Piece {
  const ground = look.page;
  const { url } = content;
  const side = 58;
  const mark = code(pen, url, side);
  const inner = isThere(mark) ? room - side - columnGap : room;
  const place = { pen, look: { ...look, align: 'left' as const }, ground, unit: 0.4 };
  const words = isThere(mark)
    ? pen.text(
        'Aponte a câmera e veja a página',
        { ...look.bodyFace, size: 8, color: ground.soft, leading: 1.3 },
        { room: 76, align: content.corretor ? 'right' : 'left', most: 3 },
      )
    : nothing;
  const who = person({ ...place, room: inner - (isThere(words) ? 76 : 0) }, content.corretor, photos.retrato);
  const way: Piece = isThere(mark)
    ? {
        ...mark,
        draw: (x, y) => {
          mark.draw(x, y);
          pen.context.annotateLinkUrl(x, y, x + side, y + side, url!);
        },
      }
    : nothing;
  const contact = content.corretor ? ends(who, row([words, way], 12)) : row([way, words], 12);
  const sentences = [content.endereco && `${content.endereco}, ${content.lugar}.`, ...content.legal];
  const notice = legal(
    { ...place, room },
    sentences.filter((each): each is string => Boolean(each)),
    7,
  );
  return stack([pen.rule(room, ground.mark, 0.75), contact, notice], [12, 10]);
}

function hero({ pen, look, content, photos, put }: Sheet, box: Box): void {
  const [photo] = photos.fotos;
  const { context } = pen;
  if (photo) {
    put(photo, box, cover);
    return;
  }
  if (look.bleeds) {
    context.fillStyle = look.band.ground;
    context.fillRect(box.x, box.y, box.width, box.height);
  }
  drawTowers(context, box, { nome: content.nome, line: look.bleeds ? look.band.ink : look.page.mark });
}

const gap = 20;
const bandPad = 22;

/** What stands below picture and name, from the bottom up: it leaves the rest to the picture. */
function lower(sheet: Sheet, amount: Amount): Piece {
  const { pen, look, content } = sheet;
  const place = { pen, look, ground: look.page, room, unit };
  return stack(
    [
      figures(place, content.figuras.slice(0, 5)),
      look.align === 'center' ? price(place, content.preco) : nothing,
      body(sheet, amount),
      strip(sheet, amount),
      foot(sheet),
    ],
    [gap, gap + 2, gap, gap],
  );
}

function draw(sheet: Sheet): void {
  const { look } = sheet;
  const top = head(sheet, look.band);
  const ownHeight = Math.ceil(look.bleeds ? top.height + 2 * bandPad : top.height + margin + 18);
  const left = (piece: Piece) => page.height - 30 - piece.height - gap - ownHeight;
  const fits = amounts.find((each) => left(lower(sheet, each)) >= each.picture) ?? amounts.at(-1)!;
  const below = lower(sheet, fits);
  // Whole points: two grounds of one colour show no seam.
  const height = Math.max(0, Math.floor(left(below)));
  const { context } = sheet.pen;
  if (look.bleeds) {
    hero(sheet, { x: 0, y: 0, width: page.width, height });
    context.fillStyle = look.band.ground;
    context.fillRect(0, height, page.width, ownHeight);
    top.draw(margin, height + bandPad);
  } else {
    top.draw(margin, margin);
    hero(sheet, { x: margin, y: ownHeight, width: room, height });
  }
  below.draw(margin, ownHeight + height + gap);
}

/** The sales sheet: one page, its letters as letters, its addresses as links. */
export async function drawSheet(content: MaterialContent): Promise<Buffer> {
  const { PDFDocument, createCanvas, loadImage } = await canvasWithStyles();
  const photos = await readPhotos(content, mostPhotos, loadImage);
  const document = new PDFDocument({
    title: `${content.nome} – ${content.lugar}`,
    author: content.corretor?.nome ?? content.nome,
    encodingQuality: 86,
  });
  const context = document.beginPage(page.width, page.height) as SKRSContext2D;
  const look = lookOf(content);
  context.fillStyle = look.page.ground;
  context.fillRect(0, 0, page.width, page.height);
  const put: Sheet['put'] = (photo, box, how) => {
    const [width, height] = [Math.ceil(box.width * perPoint), Math.ceil(box.height * perPoint)];
    const canvas = createCanvas(width, height);
    // Without transparency, so that it is kept as a photograph.
    const inner = canvas.getContext('2d', { alpha: false });
    inner.fillStyle = '#ffffff';
    inner.fillRect(0, 0, width, height);
    how(inner, photo, { x: 0, y: 0, width, height });
    context.drawImage(canvas, box.x, box.y, box.width, box.height);
  };
  draw({ pen: createPen(context), look, content, photos, put });
  document.endPage();
  return document.close();
}
