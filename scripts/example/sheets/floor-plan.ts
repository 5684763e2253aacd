import { area, type Truth } from '../truth.ts';
import { type Pen, type Sheet, sheet, write } from './paper.ts';
import { layouts, type PlanLayout, type PlanRoom } from './plan-data.ts';
import { floorOf, furnish } from './symbols.ts';

const wallColor = '#4a443d';
const thick = 0.16;

interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

function boundsOf(layout: PlanLayout): Bounds {
  const x = Math.min(...layout.rooms.map((r) => r.x));
  const y = Math.min(...layout.rooms.map((r) => r.y));
  return {
    x,
    y,
    w: Math.max(...layout.rooms.map((r) => r.x + r.w)) - x,
    h: Math.max(...layout.rooms.map((r) => r.y + r.h)) - y,
  };
}

/** Metres on the drawing per metre in the flat: the rooms add up to the typology's private area. */
function realScale(layout: PlanLayout, privateArea: number): number {
  const drawn = layout.rooms.filter((r) => r.kind !== 'garden').reduce((sum, r) => sum + r.w * r.h, 0);
  return Math.sqrt((privateArea * 0.94) / drawn);
}

/** The humanised plan of a typology: floors, furniture, walls, doors, names and areas. */
export function floorPlan(name: string, truth: Truth, scale: number, transparent: boolean): Sheet {
  const layout = layouts[name]!;
  const typology = truth.typologies.find((t) => t.code === layout.code)!;
  return sheet(2400, 1800, scale, transparent ? null : '#ffffff', (pen) => {
    const bounds = boundsOf(layout);
    const unit = Math.min(2080 / bounds.w, 1300 / bounds.h);
    pen.save();
    pen.translate(1200 - (bounds.w / 2 + bounds.x) * unit, 820 - (bounds.h / 2 + bounds.y) * unit);
    pen.scale(unit, unit);
    drawLayout(pen, layout);
    labels(pen, layout, unit, realScale(layout, typology.area));
    pen.restore();
    write(pen, typology.code, 160, 1640, '300 84px Fraunces', '#5a4a3a');
    write(
      pen,
      `${area(typology.area)} m² privativos · ${typology.name}`,
      160,
      1706,
      '400 40px Jost',
      '#6d6256',
    );
    north(pen, 2200, 1640);
    scaleBar(pen, 1640, 1690, unit / realScale(layout, typology.area));
    write(
      pen,
      'Planta ilustrativa. Medidas de face a face, sujeitas a alteração.',
      160,
      1760,
      '400 24px Jost',
      '#8f857a',
    );
  });
}

/** Floors, furniture, walls and doors; one unit of the pen is a metre. */
export function drawLayout(pen: Pen, layout: PlanLayout): void {
  for (const room of layout.rooms) floorOf(pen, room);
  layout.rooms.forEach((room, i) => {
    furnish(pen, room, i + 3);
  });
  pen.strokeStyle = wallColor;
  pen.lineWidth = thick;
  pen.lineJoin = 'miter';
  for (const room of layout.rooms) {
    if (isOpen(room)) {
      pen.lineWidth = thick * 0.35;
      pen.strokeStyle = '#8fa3a6';
    } else {
      pen.lineWidth = thick;
      pen.strokeStyle = wallColor;
    }
    if (room.kind !== 'garden') pen.strokeRect(room.x, room.y, room.w, room.h);
  }
  for (const room of layout.rooms) {
    if (isOpen(room)) continue;
    pen.lineWidth = thick;
    pen.strokeStyle = wallColor;
    pen.strokeRect(room.x, room.y, room.w, room.h);
  }
  windows(pen, layout);
  for (const door of layout.doors) drawDoor(pen, door);
}

const isOpen = (room: PlanRoom) =>
  room.kind === 'balcony' || room.kind === 'garden' || room.kind === 'terrace';

/** Glass in the outer walls of rooms that are lived in. */
function windows(pen: Pen, layout: PlanLayout): void {
  const bounds = boundsOf(layout);
  for (const room of layout.rooms) {
    if (!['double', 'single', 'living', 'kitchen', 'service', 'bath'].includes(room.kind)) continue;
    const span =
      room.kind === 'bath' || room.kind === 'service' ? 0.6 : Math.min(1.6, Math.min(room.w, room.h) * 0.5);
    const at: [number, number, boolean][] = [];
    if (room.y + room.h >= bounds.y + bounds.h - 0.01) at.push([room.x + room.w / 2, room.y + room.h, true]);
    else if (room.y <= bounds.y + 0.01) at.push([room.x + room.w / 2, room.y, true]);
    else if (room.x + room.w >= bounds.x + bounds.w - 0.01)
      at.push([room.x + room.w, room.y + room.h / 2, false]);
    for (const [x, y, flat] of at) {
      pen.fillStyle = '#eaf3f4';
      pen.strokeStyle = '#6b7f83';
      pen.lineWidth = 0.02;
      const box = flat
        ? [x - span / 2, y - thick / 2, span, thick]
        : [x - thick / 2, y - span / 2, thick, span];
      pen.fillRect(box[0]!, box[1]!, box[2]!, box[3]!);
      pen.strokeRect(box[0]!, box[1]!, box[2]!, box[3]!);
    }
  }
}

function drawDoor(pen: Pen, door: PlanLayout['doors'][number]): void {
  const flat = door.along === 'h';
  pen.fillStyle = '#efe4d2';
  if (flat) pen.fillRect(door.x, door.y - thick * 0.55, door.width, thick * 1.1);
  else pen.fillRect(door.x - thick * 0.55, door.y, thick * 1.1, door.width);
  pen.strokeStyle = '#6d6256';
  pen.lineWidth = 0.03;
  if (door.sliding) {
    for (const k of [0, 1]) {
      pen.beginPath();
      if (flat) {
        pen.moveTo(door.x + (door.width * k) / 2.2, door.y - 0.03 + k * 0.06);
        pen.lineTo(door.x + door.width * (0.55 + k * 0.45), door.y - 0.03 + k * 0.06);
      } else {
        pen.moveTo(door.x - 0.03 + k * 0.06, door.y + (door.width * k) / 2.2);
        pen.lineTo(door.x - 0.03 + k * 0.06, door.y + door.width * (0.55 + k * 0.45));
      }
      pen.stroke();
    }
    return;
  }
  pen.beginPath();
  pen.moveTo(door.x, door.y);
  if (flat) {
    pen.lineTo(door.x, door.y + door.width * door.opens);
    pen.stroke();
    pen.beginPath();
    pen.setLineDash([0.05, 0.05]);
    pen.lineWidth = 0.015;
    pen.arc(door.x, door.y, door.width, 0, (Math.PI / 2) * door.opens, door.opens < 0);
  } else {
    pen.lineTo(door.x + door.width * door.opens, door.y);
    pen.stroke();
    pen.beginPath();
    pen.setLineDash([0.05, 0.05]);
    pen.lineWidth = 0.015;
    if (door.opens > 0) pen.arc(door.x, door.y, door.width, 0, Math.PI / 2);
    else pen.arc(door.x, door.y, door.width, Math.PI / 2, Math.PI);
  }
  pen.stroke();
  pen.setLineDash([]);
}

function labels(pen: Pen, layout: PlanLayout, unit: number, real: number): void {
  for (const room of layout.rooms) {
    const small = room.w * room.h < 4;
    const size = (small ? 20 : 27) / unit;
    const x = room.x + room.w / 2;
    const y =
      room.y +
      room.h * (room.kind === 'double' || room.kind === 'single' ? 0.78 : room.kind === 'living' ? 0.9 : 0.6);
    const words = `${area(room.w * room.h * real * real)} m²`;
    pen.font = `500 ${size}px Jost`;
    const half = Math.max(pen.measureText(room.name).width, pen.measureText(words).width) / 2 + size * 0.4;
    pen.fillStyle = 'rgba(255,255,255,0.8)';
    pen.beginPath();
    pen.roundRect(x - half, y - size * 1.05, half * 2, size * 2.4, size * 0.3);
    pen.fill();
    write(pen, room.name, x, y, `500 ${size}px Jost`, '#3a342d', 'center');
    write(pen, words, x, y + size * 1.05, `400 ${size * 0.9}px Jost`, '#6d6256', 'center');
  }
}

/** An arrow to the north. */
export function north(pen: Pen, x: number, y: number): void {
  pen.strokeStyle = '#5a4a3a';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(x, y, 44, 0, Math.PI * 2);
  pen.stroke();
  pen.fillStyle = '#a8682c';
  pen.beginPath();
  pen.moveTo(x, y - 62);
  pen.lineTo(x + 16, y + 24);
  pen.lineTo(x, y + 12);
  pen.lineTo(x - 16, y + 24);
  pen.fill();
  write(pen, 'N', x, y - 70, '500 32px Jost', '#5a4a3a', 'center');
}

/** @param perMetre units of the sheet per real metre. */
function scaleBar(pen: Pen, x: number, y: number, perMetre: number): void {
  for (let i = 0; i < 4; i++) {
    pen.fillStyle = i % 2 ? '#d8d0c4' : '#5a4a3a';
    pen.fillRect(x + i * perMetre * 0.5, y, perMetre * 0.5, 10);
  }
  write(pen, '0', x, y - 10, '400 24px Jost', '#6d6256', 'center');
  write(pen, '2 m', x + perMetre * 2, y - 10, '400 24px Jost', '#6d6256', 'center');
}
