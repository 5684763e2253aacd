import { disc, foliage, type Pen, plate } from './paper.ts';
import type { PlanRoom } from './plan-data.ts';

// Furniture seen from above, drawn into a room in centimetres-true metres: the pen is scaled so that
// one unit is one metre.

const wood = '#b98f63';
const dark = '#7d5c3f';
const cloth = '#e4dac8';
const accent = '#c58a5f';
const white = '#fbfaf7';
const stone = '#d8d2c8';

/** Floor of a room: planks, tiles, lawn or deck. */
export function floorOf(pen: Pen, room: PlanRoom): void {
  const { x, y, w, h, kind } = room;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.clip();
  const wooden =
    kind === 'living' || kind === 'double' || kind === 'single' || kind === 'hall' || kind === 'closet';
  const base =
    kind === 'garden'
      ? '#b5cb94'
      : wooden
        ? '#e3cfb0'
        : kind === 'balcony' || kind === 'terrace'
          ? '#dcc9ae'
          : '#edeae4';
  pen.fillStyle = base;
  pen.fillRect(x, y, w, h);
  if (kind === 'garden') {
    for (let i = 0; i < 260; i++) {
      pen.fillStyle = i % 2 ? 'rgba(120,160,80,0.28)' : 'rgba(220,232,190,0.3)';
      pen.fillRect(x + ((i * 0.737) % 1) * w, y + ((i * 0.419) % 1) * h, 0.16, 0.05);
    }
  } else {
    pen.lineWidth = 0.012;
    pen.strokeStyle = wooden ? 'rgba(120,85,45,0.28)' : 'rgba(120,110,95,0.28)';
    const step = wooden ? 0.2 : 0.6;
    for (let k = y; k < y + h; k += step) {
      pen.beginPath();
      pen.moveTo(x, k);
      pen.lineTo(x + w, k);
      pen.stroke();
      if (!wooden) continue;
      for (let j = x + ((k * 37) % 1.2); j < x + w; j += 1.2) {
        pen.beginPath();
        pen.moveTo(j, k);
        pen.lineTo(j, k + step);
        pen.stroke();
      }
    }
    if (!wooden)
      for (let k = x; k < x + w; k += step) {
        pen.beginPath();
        pen.moveTo(k, y);
        pen.lineTo(k, y + h);
        pen.stroke();
      }
  }
  pen.restore();
}

/** What stands in a room, by its kind and size. */
export function furnish(pen: Pen, room: PlanRoom, seed: number): void {
  pen.save();
  pen.translate(room.x, room.y);
  const { w, h } = room;
  switch (room.kind) {
    case 'living':
      living(pen, w, h);
      break;
    case 'double':
      bed(pen, w, h, Math.min(1.8, w - 1.2));
      break;
    case 'single':
      bed(pen, w, h, 0.95);
      break;
    case 'bath':
      bath(pen, w, h);
      break;
    case 'kitchen':
      kitchen(pen, w, h);
      break;
    case 'service':
      plate(pen, 0.15, h - 0.75, 0.6, 0.6, 0.05, white, 0.06);
      disc(pen, 0.45, h - 0.45, 0.2, '#cfd8dc');
      plate(pen, 0.8, h - 0.7, Math.min(0.7, w - 1), 0.55, 0.04, stone, 0.06);
      break;
    case 'closet':
      plate(pen, 0.1, 0.1, w - 0.2, 0.5, 0.03, wood, 0.06);
      for (let i = 0.3; i < w - 0.3; i += 0.12)
        plate(pen, i, 0.15, 0.05, 0.4, 0.02, i % 0.24 > 0.12 ? accent : cloth);
      break;
    case 'balcony':
      plate(pen, w / 2 - 0.4, h / 2 - 0.55, 0.8, 1.1, 0.08, wood, 0.1);
      for (const [x, y] of [
        [w / 2 - 0.75, h / 2 - 0.3],
        [w / 2 - 0.75, h / 2 + 0.3],
        [w / 2 + 0.75, h / 2 - 0.3],
        [w / 2 + 0.75, h / 2 + 0.3],
      ] as const)
        plate(pen, x - 0.2, y - 0.2, 0.4, 0.4, 0.1, cloth, 0.06);
      plate(pen, 0.12, 0.12, w - 0.24, 0.55, 0.04, stone, 0.06);
      plate(pen, 0.3, 0.2, 0.6, 0.4, 0.04, '#55504a');
      foliage(pen, w - 0.4, h - 0.4, 0.28, seed);
      break;
    case 'terrace':
      pool(pen, 0.5, 0.5, w - 1, 2.6);
      for (let i = 0; i < 3; i++) plate(pen, 0.6 + i * 1.15, 3.6, 0.65, 1.7, 0.1, cloth, 0.1);
      table(pen, w / 2, 6.6, 1.8, 0.9);
      for (let i = 0; i < 5; i++) foliage(pen, 0.45 + i * 0.9, h - 0.45, 0.34, seed + i);
      break;
    case 'garden':
      for (let i = 0; i < 9; i++)
        foliage(pen, 0.6 + (i * (w - 1.2)) / 8, 0.55 + 0.2 * (i % 2), 0.42 + 0.1 * (i % 3), seed + i);
      table(pen, w * 0.3, h * 0.62, 1.2, 0.9);
      for (let i = 0; i < 2; i++) plate(pen, w * 0.6 + i * 0.95, h * 0.45, 0.6, 1.5, 0.1, cloth, 0.1);
      break;
    case 'hall':
      break;
  }
  pen.restore();
}

function table(pen: Pen, x: number, y: number, w: number, h: number): void {
  for (let i = 0; i < Math.floor(w / 0.55); i++) {
    const k = x - w / 2 + (w * (i + 0.5)) / Math.floor(w / 0.55);
    for (const s of [-1, 1]) plate(pen, k - 0.2, y + s * (h / 2 + 0.12) - 0.2, 0.4, 0.4, 0.1, cloth, 0.05);
  }
  plate(pen, x - w / 2, y - h / 2, w, h, 0.06, wood, 0.1);
  foliage(pen, x, y, 0.13, 2);
}

function living(pen: Pen, w: number, h: number): void {
  plate(pen, 0.5, h * 0.12, w * 0.48, h * 0.48, 0.05, '#d9c9b2');
  plate(pen, 0.55, 0.12, Math.min(2.4, w * 0.5), 0.9, 0.15, cloth, 0.12);
  plate(pen, 0.65, 0.42, Math.min(2.2, w * 0.5 - 0.2), 0.55, 0.1, '#efe7d8');
  for (let i = 0; i < 3; i++) plate(pen, 0.75 + i * 0.55, 0.2, 0.36, 0.26, 0.08, i % 2 ? '#7f9085' : accent);
  disc(pen, 0.55 + w * 0.22, h * 0.38, 0.36, dark, 0.1);
  disc(pen, 0.85 + w * 0.22, h * 0.43, 0.24, stone, 0.1);
  plate(pen, 0.6, h * 0.58, w * 0.4, 0.32, 0.03, wood, 0.08);
  plate(pen, 0.85, h * 0.58 + 0.05, w * 0.4 - 0.5, 0.08, 0.02, '#2c2c2c');
  table(pen, w * 0.74, h * 0.55, Math.min(1.7, w * 0.36), 0.85);
  foliage(pen, w - 0.42, 0.42, 0.3, 5);
}

function bed(pen: Pen, w: number, h: number, wide: number): void {
  const x = wide > 1.2 ? (w - wide) / 2 : 0.3;
  plate(pen, Math.max(0.1, x - 0.3), 0.9, Math.min(w - 0.3, wide + 0.6), 1.3, 0.05, '#d5c3ab');
  if (wide > 1.2 && w - wide > 0.9)
    for (const k of [x - 0.44, x + wide + 0.04]) plate(pen, k, 0.15, 0.4, 0.38, 0.04, wood, 0.06);
  plate(pen, x, 0.1, wide, 2, 0.06, white, 0.12);
  plate(pen, x, 0.75, wide, 1.35, 0.08, '#efe8dc', 0.03);
  plate(pen, x, 1.35, wide, 0.55, 0.04, accent);
  const pillows = wide > 1.2 ? 2 : 1;
  for (let i = 0; i < pillows; i++)
    plate(pen, x + 0.08 + (i * wide) / pillows, 0.2, wide / pillows - 0.16, 0.42, 0.12, '#ffffff', 0.05);
  if (h > 2.9) {
    plate(pen, 0.1, h - 0.62, w * 0.6, 0.55, 0.02, wood, 0.08);
    pen.strokeStyle = dark;
    pen.lineWidth = 0.015;
    for (let k = 0.1 + 0.55; k < w * 0.6; k += 0.55) {
      pen.beginPath();
      pen.moveTo(k, h - 0.62);
      pen.lineTo(k, h - 0.07);
      pen.stroke();
    }
  }
}

function bath(pen: Pen, w: number, h: number): void {
  const wide = w >= h;
  if (!wide) {
    pen.translate(0, h);
    pen.rotate(-Math.PI / 2);
    [w, h] = [h, w];
  }
  pen.fillStyle = 'rgba(160,200,210,0.35)';
  pen.fillRect(w - Math.min(1, w * 0.4), 0.05, Math.min(1, w * 0.4) - 0.05, h - 0.1);
  disc(pen, w - Math.min(1, w * 0.4) / 2, h / 2, 0.16, '#b9c4c8');
  plate(pen, 0.1, 0.08, Math.min(0.9, w * 0.35), 0.5, 0.03, stone, 0.06);
  plate(pen, 0.1 + Math.min(0.9, w * 0.35) / 2 - 0.22, 0.16, 0.44, 0.34, 0.14, white, 0.03);
  const x = Math.min(0.9, w * 0.35) + 0.3;
  plate(pen, x - 0.18, 0.06, 0.4, 0.2, 0.04, white, 0.05);
  plate(pen, x - 0.16, 0.22, 0.36, 0.44, 0.18, white, 0.05);
}

function kitchen(pen: Pen, w: number, h: number): void {
  plate(pen, 0.08, h - 0.68, w - 0.16, 0.6, 0.03, stone, 0.08);
  plate(pen, w * 0.3, h - 0.58, 0.6, 0.4, 0.08, '#b8bfc2');
  plate(pen, w * 0.62, h - 0.62, 0.6, 0.5, 0.04, '#3a3a3a');
  for (const [x, y] of [
    [0.17, -0.48],
    [0.43, -0.48],
    [0.17, -0.24],
    [0.43, -0.24],
  ] as const)
    disc(pen, w * 0.62 + x, h + y, 0.08, '#6d6d6d');
  plate(pen, 0.08, h - 1.42, 0.68, 0.68, 0.03, '#e8e8e6', 0.08);
  if (w > 2.5) {
    plate(pen, w * 0.35, 0.85, w * 0.5, 0.6, 0.04, wood, 0.1);
    for (let i = 0; i < 3; i++) disc(pen, w * 0.42 + i * w * 0.18, 0.65, 0.17, cloth, 0.05);
  }
}

/** Water seen from above. */
export function pool(pen: Pen, x: number, y: number, w: number, h: number): void {
  plate(pen, x - 0.15, y - 0.15, w + 0.3, h + 0.3, 0.2, '#efe9de', 0.1);
  plate(pen, x, y, w, h, 0.12, '#8fd0d4');
  pen.save();
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.clip();
  pen.strokeStyle = 'rgba(255,255,255,0.5)';
  pen.lineWidth = 0.04;
  for (let i = 0; i < h * 5; i++) {
    pen.beginPath();
    for (let k = 0; k <= w; k += 0.15) pen.lineTo(x + k, y + i * 0.22 + 0.06 * Math.sin(k * 4 + i * 1.7));
    pen.stroke();
  }
  pen.restore();
}
