import type { Truth } from '../truth.ts';
import { drawLayout, north } from './floor-plan.ts';
import { disc, foliage, type Pen, plate, type Sheet, sheet, write } from './paper.ts';
import { layouts } from './plan-data.ts';
import { pool } from './symbols.ts';

/** A whole typical floor: four flats about the core. */
export function typicalFloor(names: readonly string[], scale: number): Sheet {
  return sheet(3000, 2000, scale, '#ffffff', (pen) => {
    const unit = 84;
    names.slice(0, 4).forEach((name, i) => {
      pen.save();
      const [right, low] = [i % 2 === 1, i > 1];
      pen.translate(1500 + (right ? 95 : -95), 960 + (low ? 110 : -110));
      pen.scale(unit * (right ? 1 : -1), unit * (low ? 1 : -1));
      drawLayout(pen, layouts[name]!);
      pen.restore();
      write(
        pen,
        `0${i + 1}`,
        right ? 2860 : 140,
        low ? 1560 : 420,
        '300 76px Fraunces',
        '#a8682c',
        right ? 'right' : 'left',
      );
    });
    plate(pen, 1412, 380, 176, 1180, 6, '#ece7de');
    for (const [y, words] of [
      [520, 'Elevador'],
      [700, 'Elevador'],
      [960, 'Hall'],
      [1260, 'Escada'],
    ] as const) {
      pen.strokeStyle = '#4a443d';
      pen.lineWidth = 8;
      pen.strokeRect(1424, y - 70, 152, 140);
      write(pen, words, 1500, y + 10, '500 28px Jost', '#3a342d', 'center');
    }
    write(pen, 'Pavimento tipo', 140, 1900, '300 84px Fraunces', '#5a4a3a');
    write(pen, 'Do 4º ao 17º andar, quatro apartamentos por andar', 700, 1896, '400 40px Jost', '#6d6256');
    north(pen, 2800, 1860);
  });
}

type Zone = { name: string; draw: (pen: Pen) => void; at: [number, number] };

const green = '#c3d3a4';
const deck = '#d9c1a0';

function lines(pen: Pen, x: number, y: number, w: number, h: number): void {
  plate(pen, x, y, w, h, 0.2, '#c98f72', 0.15);
  plate(pen, x + 0.8, y + 0.8, w - 1.6, h - 1.6, 0, '#7fa3b0');
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 0.09;
  pen.strokeRect(x + 1, y + 1, w - 2, h - 2);
  pen.beginPath();
  pen.moveTo(x + w / 2, y + 1);
  pen.lineTo(x + w / 2, y + h - 1);
  pen.stroke();
  pen.beginPath();
  pen.arc(x + w / 2, y + h / 2, 1.2, 0, 7);
  pen.stroke();
}

function buildingMass(pen: Pen, x: number, y: number, w: number, h: number): void {
  plate(pen, x, y, w, h, 0.4, '#efe9de', 1);
  plate(pen, x + 0.8, y + 0.8, w - 1.6, h - 1.6, 0.3, '#e0d7c8');
  for (let i = 1; i < 4; i++) {
    pen.strokeStyle = '#b5a893';
    pen.lineWidth = 0.08;
    pen.beginPath();
    pen.moveTo(x + (w * i) / 4, y + 0.8);
    pen.lineTo(x + (w * i) / 4, y + h - 0.8);
    pen.stroke();
  }
  plate(pen, x + w / 2 - 2, y + h / 2 - 2, 4, 4, 0.1, '#9a8f80');
}

const zones: Zone[] = [
  { name: 'Acesso social', at: [30, 36], draw: (pen) => plate(pen, 27, 33, 6, 7, 0.2, '#d6cdbf') },
  { name: 'Lobby', at: [30, 27.5], draw: (pen) => plate(pen, 25, 25, 10, 5, 0.2, '#e8d8bf', 0.2) },
  {
    name: 'Piscina adulto',
    at: [15, 7],
    draw: (pen) => {
      plate(pen, 6, 3, 20, 10, 0.4, deck);
      pool(pen, 7.5, 4.5, 15, 5);
    },
  },
  { name: 'Piscina infantil', at: [29, 6.5], draw: (pen) => pool(pen, 27, 5, 4.5, 3.4) },
  {
    name: 'Solário',
    at: [15, 11.6],
    draw: (pen) => {
      for (let i = 0; i < 8; i++) plate(pen, 7.6 + i * 1.9, 10.4, 0.7, 1.9, 0.15, '#fbf7ee', 0.15);
    },
  },
  { name: 'Quadra poliesportiva', at: [48, 9], draw: (pen) => lines(pen, 40, 4, 16, 10) },
  {
    name: 'Playground',
    at: [48, 20],
    draw: (pen) => {
      disc(pen, 48, 20, 4, '#e0b48f', 0.2);
      disc(pen, 46.5, 19, 1.6, '#9fbfc9');
      disc(pen, 49.6, 21.2, 1.1, '#b3c79a');
    },
  },
  {
    name: 'Praça do fogo',
    at: [34, 12.5],
    draw: (pen) => {
      disc(pen, 34, 12.5, 2.6, '#e6ddcf', 0.2);
      disc(pen, 34, 12.5, 1.8, '#cbb79c');
      disc(pen, 34, 12.5, 0.7, '#e08a3e');
    },
  },
  { name: 'Pet place', at: [50, 31], draw: (pen) => plate(pen, 44, 27.5, 12, 7, 0.6, '#aac383', 0.1) },
  {
    name: 'Horta',
    at: [9, 33],
    draw: (pen) => {
      for (let i = 0; i < 4; i++) plate(pen, 5 + i * 2.3, 31, 1.6, 4.4, 0.15, '#8a6a48', 0.15);
    },
  },
  { name: 'Bicicletário', at: [20, 35], draw: (pen) => plate(pen, 17, 33.6, 6, 2.6, 0.1, '#d8d2c8', 0.15) },
  { name: 'Acesso de veículos', at: [39.5, 37], draw: (pen) => plate(pen, 37.5, 30, 4, 10, 0, '#bdb7ad') },
];

/** The site plan: lot, building, leisure and a numbered legend. */
export function sitePlan(truth: Truth, title: string, scale: number): Sheet {
  return sheet(3000, 2000, scale, '#ffffff', (pen) => {
    pen.save();
    pen.translate(90, 210);
    pen.scale(34, 34);
    plate(pen, 0, 0, 60, 40, 0.6, green, 0.4);
    for (let i = 0; i < 900; i++) {
      pen.fillStyle = i % 2 ? 'rgba(140,170,100,0.25)' : 'rgba(230,238,210,0.35)';
      pen.fillRect(((i * 0.6180339) % 1) * 59.4, ((i * 0.7548776) % 1) * 39.4, 0.5, 0.14);
    }
    plate(pen, 3, 14.4, 37, 1.2, 0.5, '#e3dacb');
    plate(pen, 40, 15, 1.4, 18, 0.5, '#e3dacb');
    for (const zone of zones) zone.draw(pen);
    buildingMass(pen, 12, 17, 26, 12);
    for (let i = 0; i < 46; i++) {
      const edge = i % 4;
      const t = ((i * 0.381966) % 1) * 56 + 2;
      const [x, y] =
        edge === 0 ? [t, 1.3] : edge === 1 ? [t, 38.8] : edge === 2 ? [1.3, t * 0.66] : [58.7, t * 0.66];
      if (Math.hypot(x - 30, y - 38) > 4 && Math.hypot(x - 39.5, y - 38) > 3)
        foliage(pen, x, y, 0.75 + (i % 3) * 0.28, i);
    }
    for (const [x, y] of [
      [5, 16.5],
      [8.6, 21],
      [6.4, 27],
      [42.8, 24.6],
      [55, 24.8],
      [25.6, 14],
      [38, 8],
      [36.6, 3.4],
    ] as const)
      foliage(pen, x, y, 1.2, Math.round(x));
    zones.forEach((zone, i) => {
      disc(pen, zone.at[0], zone.at[1], 0.92, '#5a4a3a', 0.3);
      write(pen, String(i + 1), zone.at[0], zone.at[1] + 0.36, '500 1.05px Jost', '#ffffff', 'center');
    });
    pen.restore();
    write(pen, title, 90, 140, '300 92px Fraunces', '#5a4a3a');
    write(pen, truth.name, 2910, 136, '400 42px Jost', '#8f857a', 'right');
    zones.forEach((zone, i) => {
      const y = 300 + i * 82;
      disc(pen, 2260, y, 26, '#5a4a3a');
      write(pen, String(i + 1), 2260, y + 11, '500 30px Jost', '#ffffff', 'center');
      write(pen, zone.name, 2310, y + 13, '400 40px Jost', '#3a342d');
    });
    north(pen, 2780, 1520);
    write(pen, `${truth.address}`, 90, 1680, '400 40px Jost', '#6d6256');
    write(pen, 'Implantação ilustrativa. Vegetação em porte adulto.', 90, 1740, '400 30px Jost', '#8f857a');
  });
}

/** The leisure level: rooms under the roof and the terrace. */
export function leisureLevel(names: readonly string[], scale: number): Sheet {
  return sheet(3000, 2000, scale, '#ffffff', (pen) => {
    pen.save();
    pen.translate(110, 240);
    pen.scale(46, 46);
    plate(pen, 0, 0, 60, 30, 0.3, deck, 0.3);
    pool(pen, 2, 2, 18, 6);
    pool(pen, 23, 2.4, 6, 4.6);
    for (let i = 0; i < 9; i++) plate(pen, 2.6 + i * 1.9, 9.2, 0.8, 2, 0.15, '#fbf7ee', 0.15);
    const rooms: [number, number, number, number][] = [
      [2, 17, 9, 11],
      [11, 17, 10, 11],
      [21, 17, 8, 11],
      [36, 17, 8, 11],
      [44, 17, 7, 5.5],
      [44, 22.5, 7, 5.5],
      [51, 17, 7, 11],
      [36, 3, 11, 9],
    ];
    rooms.forEach(([x, y, w, h], i) => {
      pen.fillStyle = i % 2 ? '#e3cfb0' : '#edeae4';
      pen.fillRect(x, y, w, h);
      for (let k = 0; k < 3; k++)
        plate(
          pen,
          x + 1 + (k % 2) * (w - 4),
          y + 1.2 + k * (h / 3.4),
          2.2,
          1.1,
          0.2,
          k % 2 ? '#c58a5f' : '#e4dac8',
          0.15,
        );
      pen.strokeStyle = '#4a443d';
      pen.lineWidth = 0.32;
      pen.strokeRect(x, y, w, h);
      const words = names[i % names.length]!;
      plate(
        pen,
        x + w / 2 - words.length * 0.24,
        y + h / 2 - 0.6,
        words.length * 0.48,
        1.5,
        0.2,
        'rgba(255,255,255,0.85)',
      );
      write(pen, words, x + w / 2, y + h / 2 + 0.4, '500 0.86px Jost', '#3a342d', 'center');
    });
    plate(pen, 29.6, 17, 5.8, 11, 0, '#d8d2c8', 0.2);
    write(pen, 'Elevadores', 32.5, 22.6, '500 0.9px Jost', '#3a342d', 'center');
    for (let i = 0; i < 26; i++)
      foliage(pen, ((i * 0.618) % 1) * 58 + 1, i % 2 ? 0.9 : 14.8, 0.55 + (i % 3) * 0.15, i);
    disc(pen, 53, 7.5, 3.4, '#e6ddcf', 0.2);
    disc(pen, 53, 7.5, 1, '#e08a3e');
    pen.restore();
    write(pen, 'Pavimento lazer', 110, 150, '300 92px Fraunces', '#5a4a3a');
    write(pen, 'Imagem ilustrativa', 110, 1800, '400 34px Jost', '#8f857a');
    north(pen, 2800, 1800);
  });
}

/** A garage level: numbered spaces, ramps, core. */
export function garageLevel(scale: number): Sheet {
  return sheet(2700, 1800, scale, '#ffffff', (pen) => {
    pen.save();
    pen.translate(110, 220);
    pen.scale(40, 40);
    plate(pen, 0, 0, 62, 33, 0.2, '#e6e4e0');
    pen.strokeStyle = '#4a443d';
    pen.lineWidth = 0.4;
    pen.strokeRect(0, 0, 62, 33);
    let number = 1;
    const cars = ['#b9b4ab', '#8f9aa0', '#c9a98a', '#5f6468', '#d8d4cc'];
    for (const y of [0.6, 11.4, 16.6, 27.4]) {
      for (let i = 0; i < 21; i++) {
        const x = 2 + i * 2.75;
        if (y > 8 && y < 20 && i > 8 && i < 12) continue;
        pen.strokeStyle = '#ffffff';
        pen.lineWidth = 0.12;
        pen.strokeRect(x, y, 2.5, 5);
        write(pen, String(number), x + 1.25, y + (y < 8 ? 4.7 : 0.9), '500 0.8px Jost', '#6d6256', 'center');
        if ((number * 7) % 5 < 2) {
          plate(pen, x + 0.4, y + 0.5, 1.7, 4, 0.5, cars[number % 5]!, 0.25);
          plate(pen, x + 0.6, y + 1.4, 1.3, 1.1, 0.2, '#4a5257');
          plate(pen, x + 0.6, y + 3.2, 1.3, 0.7, 0.2, '#4a5257');
        }
        number++;
      }
    }
    plate(pen, 27, 11.6, 7.6, 9.6, 0, '#b5ada1');
    write(pen, 'Elevadores', 30.8, 16.8, '500 1px Jost', '#3a342d', 'center');
    pen.fillStyle = '#a8682c';
    for (const x of [8, 20, 42, 54]) {
      for (const [y, s] of [
        [8.4, 1],
        [24.4, -1],
      ] as const) {
        pen.beginPath();
        pen.moveTo(x + s * 1.4, y);
        pen.lineTo(x - s * 0.4, y - 0.7);
        pen.lineTo(x - s * 0.4, y + 0.7);
        pen.fill();
      }
    }
    pen.restore();
    write(pen, 'Garagem 2', 110, 140, '300 84px Fraunces', '#5a4a3a');
    north(pen, 2560, 1660);
  });
}

/** A sheet with four plans side by side. */
export function planSheet(names: readonly string[], scale: number): Sheet {
  return sheet(2600, 1733, scale, '#ffffff', (pen) => {
    names.slice(0, 4).forEach((name, i) => {
      const layout = layouts[name]!;
      pen.save();
      pen.translate(150 + (i % 2) * 1240, 150 + Math.floor(i / 2) * 800);
      pen.scale(74, 74);
      drawLayout(pen, layout);
      pen.restore();
      write(
        pen,
        layout.code,
        150 + (i % 2) * 1240,
        105 + Math.floor(i / 2) * 800,
        '300 54px Fraunces',
        '#5a4a3a',
      );
    });
  });
}
