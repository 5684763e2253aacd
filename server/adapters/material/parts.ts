import { encode } from 'uqr';
import { type Ground, type Look, labelText } from './look.ts';
import { centred, isThere, nothing, type Pen, type Piece, row, stack } from './pen.ts';
import { type Photo, round } from './pictures.ts';
import type { MaterialContent } from './port.ts';

interface Place {
  pen: Pen;
  look: Look;
  ground: Ground;
  room: number;
  /** One step of the scale: 1 on a poster of 1,080 px, less on a sheet. */
  unit: number;
}

/** Figures in one row with thin lines between them, each as wide as what it says. */
export function figures(
  { pen, look, ground, room, unit }: Place,
  figuras: MaterialContent['figuras'],
): Piece {
  if (figuras.length === 0) return nothing;
  const gap = 40 * unit;
  const { align } = look;
  const rowIn = (size: number) =>
    figuras.map(({ rotulo, valor }) => {
      const value = { ...look.figureFace, size: size * unit, color: ground.ink, leading: 1.2 };
      const small = (align === 'center' ? 0.46 : 0.58) * size * unit;
      const label = { ...look.labelFace, size: small, color: ground.soft };
      const both = [pen.text(valor, value, { room }), pen.text(labelText(look, rotulo), label, { room })];
      const width = Math.max(...both.map((piece) => piece.width));
      return stack(align === 'center' ? both.map((piece) => centred(piece, width)) : both, 4 * unit);
    });
  const widthOf = (cells: Piece[]) =>
    cells.reduce((sum, { width }) => sum + width, 0) + gap * (cells.length - 1);
  const rows = [46, 42, 38, 35, 32, 29, 26, 23].map(rowIn);
  const cells = rows.find((row) => widthOf(row) <= room) ?? rows.at(-1)!;
  const height = Math.max(...cells.map((cell) => cell.height));
  // What is left goes between them, where the row would else end early.
  const spare = Math.max(0, room - widthOf(cells));
  const between = align === 'center' ? spare / (cells.length + 1) : Math.min(spare / cells.length, 70 * unit);
  return {
    width: room,
    height,
    draw: (x, y) => {
      let left = align === 'center' ? x + (room - widthOf(cells) - between * (cells.length - 1)) / 2 : x;
      for (const [at, cell] of cells.entries()) {
        cell.draw(left, y);
        left += cell.width + gap + between;
        if (at === cells.length - 1) continue;
        pen.context.save();
        pen.context.globalAlpha = 0.35;
        pen.context.fillStyle = ground.soft;
        pen.context.fillRect(left - (gap + between) / 2, y, Math.max(0.5, 1.5 * unit), height);
        pen.context.restore();
      }
    },
  };
}

/** 'A partir de R$ 690.000', with the day of its table. */
export function price({ pen, look, ground, room, unit }: Place, preco: MaterialContent['preco']): Piece {
  if (!preco) return nothing;
  const { align } = look;
  const small = { ...look.bodyFace, color: ground.soft, leading: 1.3 };
  return stack(
    [
      pen.text(
        labelText(look, preco.rotulo),
        { ...look.labelFace, size: (align === 'center' ? 21 : 27) * unit, color: ground.soft },
        { room, align },
      ),
      pen.fitted(
        preco.valor,
        { ...look.figureFace, size: 0, color: ground.ink, leading: 1.15 },
        [74, 66, 58, 50, 42].map((size) => size * unit),
        { room, most: 1, align },
      ),
      pen.text(preco.nota, { ...small, size: 22 * unit }, { room, align }),
    ],
    [2 * unit, 2 * unit],
  );
}

/** Who shares it: photo, registered name, CRECI and telephone. */
export function person(
  { pen, look, ground, room, unit }: Place,
  corretor: MaterialContent['corretor'],
  retrato: Photo | null,
): Piece {
  if (!corretor) return nothing;
  const side = 136 * unit;
  const gap = 28 * unit;
  const face: Piece = retrato
    ? {
        width: side,
        height: side,
        draw: (x, y) => round(pen.context, retrato, { x, y, width: side, height: side }),
      }
    : nothing;
  const inner = isThere(face) ? room - side - gap : room;
  const align = look.align === 'center' && !isThere(face) ? ('center' as const) : ('left' as const);
  const said = stack(
    [
      pen.fitted(
        corretor.nome,
        { ...look.strongFace, size: 0, color: ground.ink, leading: 1.15 },
        [42, 38, 34, 30].map((size) => size * unit),
        { room: inner, most: 2, align },
      ),
      pen.fitted(
        corretor.registro.join(' · '),
        { ...look.bodyFace, size: 0, color: ground.soft, leading: 1.3 },
        [28, 25, 22].map((size) => size * unit),
        { room: inner, most: 2, align },
      ),
      pen.text(
        corretor.telefone,
        { ...look.strongFace, size: 34 * unit, color: ground.ink },
        { room: inner, align },
      ),
    ],
    [4 * unit, 6 * unit],
  );
  const both = isThere(face) ? row([face, said], gap) : said;
  return look.align === 'center' && isThere(face) ? centred(both, room) : both;
}

/** What the law wants read. */
export const legal = (
  { pen, look, ground, room }: Place,
  sentences: MaterialContent['legal'],
  size: number,
): Piece =>
  pen.text(
    sentences.join(' '),
    { ...look.bodyFace, size, color: ground.soft, leading: 1.4 },
    { room, align: look.align },
  );

/** A code that opens an address; dark on light whatever the ground. */
export function code({ context }: Pen, address: string | null, side: number): Piece {
  if (!address) return nothing;
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const step = side / size;
  return {
    width: side,
    height: side,
    draw: (x, y) => {
      context.fillStyle = '#ffffff';
      context.fillRect(x, y, side, side);
      context.fillStyle = '#14120f';
      context.beginPath();
      for (const [down, line] of data.entries())
        for (const [across, dark] of line.entries())
          if (dark) context.rect(x + across * step, y + down * step, step, step);
      context.fill();
    },
  };
}
