import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasWithStyles } from './canvas.ts';
import { type Look, labelText, lookOf } from './look.ts';
import { figures, legal, person, price } from './parts.ts';
import { createPen, isThere, nothing, type Pen, type Piece, stack } from './pen.ts';
import { type Box, cover, drawTowers, type Photos, readPhotos } from './pictures.ts';
import { type Cartaz, cartazes, type MaterialContent } from './port.ts';

/** Of a story an app covers the ends: nothing is written there. A post is written smaller, being shorter. */
const measures: Record<Cartaz, { top: number; bottom: number; unit: number; name: number }> = {
  story: { top: 190, bottom: 230, unit: 1, name: 132 },
  post: { top: 72, bottom: 60, unit: 0.82, name: 92 },
};
const margin = 72;
/** Least share of a poster that its picture has. */
const leastPicture = 0.36;
const mostFigures = 3;

interface Poster {
  pen: Pen;
  look: Look;
  content: MaterialContent;
  photos: Photos;
  width: number;
  height: number;
  ends: (typeof measures)[Cartaz];
}

/** Name and place. */
function title({ pen, look, content, width }: Poster, most: number): Piece {
  const { band, align } = look;
  const room = width - 2 * margin;
  const sizes = [132, 116, 102, 90, 78, 68, 60]
    .map((size) => size * look.scale)
    .filter((s) => s <= Math.max(most, 60 * look.scale));
  return stack(
    [
      pen.text(
        labelText(look, content.lugar),
        { ...look.labelFace, size: align === 'center' ? 25 : 32, color: band.soft },
        { room, align, most: 2 },
      ),
      pen.fitted(content.nome, { ...look.titleFace, size: 0, color: band.ink }, sizes, {
        room,
        most: 3,
        align,
      }),
      pen.text(
        content.frase,
        { ...look.bodyFace, size: 34, color: band.soft, leading: 1.3 },
        { room, align, most: 2 },
      ),
    ],
    [18, 22],
  );
}

/** Figures, price, who shares it and what the law wants read. */
function facts({ pen, look, content, photos, width, ends }: Poster): Piece {
  const ground = look.band;
  const room = width - 2 * margin;
  const { unit } = ends;
  const place = { pen, look, ground, room, unit };
  const shown = figures(place, content.figuras.slice(0, mostFigures));
  const amount = price(place, content.preco);
  const who = person(place, content.corretor, photos.retrato);
  const line =
    isThere(who) && (isThere(shown) || isThere(amount)) ? pen.rule(room, ground.soft, 1.5) : nothing;
  return stack(
    [shown, amount, line, who, legal(place, content.legal, 20)],
    [36, 32, 32, 28].map((gap) => gap * unit),
  );
}

function picture(context: SKRSContext2D, { look, content, photos }: Poster, box: Box): void {
  const [photo] = photos.fotos;
  if (photo) cover(context, photo, box);
  else drawTowers(context, box, { nome: content.nome, line: look.bleeds ? look.band.ink : look.page.mark });
}

/** A thin line around what is written. */
function frame(context: SKRSContext2D, { look, width, height }: Poster): void {
  if (!look.framed) return;
  context.strokeStyle = look.page.mark;
  context.lineWidth = 1.5;
  context.strokeRect(28, 28, width - 56, height - 56);
}

/** The picture to the edges above, everything written on the colour of the building below. */
function drawBleeding(context: SKRSContext2D, poster: Poster): void {
  const { width, height, ends } = poster;
  const written = writtenOf(poster, (most) => stack([title(poster, most), facts(poster)], 40));
  const top = height - ends.bottom - written.height;
  picture(context, poster, { x: 0, y: 0, width, height: top - 56 });
  written.draw(margin, top);
}

/** The name first, the picture between it and the facts. */
function drawBetween(context: SKRSContext2D, poster: Poster): void {
  const { width, height, ends, look } = poster;
  const below = facts(poster);
  const above = writtenOf(poster, (most) => title(poster, most), below.height + 100);
  const from = ends.top + above.height + 48;
  const to = height - ends.bottom - below.height - 52;
  above.draw(margin, ends.top);
  const side = look.framed ? margin + 20 : margin;
  picture(context, poster, { x: side, y: from, width: width - 2 * side, height: to - from });
  below.draw(margin, height - ends.bottom - below.height);
}

/** The largest name that leaves the picture its share. */
function writtenOf({ height, ends }: Poster, make: (most: number) => Piece, besides = 0): Piece {
  const room = height * (1 - leastPicture) - ends.bottom - besides;
  for (const most of [ends.name, 0.85 * ends.name, 0.7 * ends.name]) {
    const piece = make(most);
    if (piece.height <= room) return piece;
  }
  return make(60);
}

/** A story or a post in the style of the page. */
export async function drawPoster(content: MaterialContent, which: Cartaz): Promise<Buffer> {
  const { createCanvas, loadImage } = await canvasWithStyles();
  const photos = await readPhotos({ ...content, planta: null }, 1, loadImage);
  const { width, height } = cartazes[which];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const look = lookOf(content);
  context.fillStyle = look.band.ground;
  context.fillRect(0, 0, width, height);
  const poster = { pen: createPen(context), look, content, photos, width, height, ends: measures[which] };
  if (look.bleeds) drawBleeding(context, poster);
  else drawBetween(context, poster);
  frame(context, poster);
  return canvas.encode('jpeg', 90);
}
