export type RoomKind =
  | 'living'
  | 'kitchen'
  | 'service'
  | 'hall'
  | 'double'
  | 'single'
  | 'bath'
  | 'closet'
  | 'balcony'
  | 'garden'
  | 'terrace';

/** A room as a rectangle in metres, y downwards. */
export interface PlanRoom {
  name: string;
  kind: RoomKind;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A gap in a wall: a door leaf hung at (x, y), the wall along x ('h') or y ('v'). */
export interface Door {
  x: number;
  y: number;
  along: 'h' | 'v';
  width: number;
  /** Which way the leaf opens: quarter to the positive or negative side. */
  opens: 1 | -1;
  sliding?: boolean;
}

export interface PlanLayout {
  code: string;
  rooms: PlanRoom[];
  doors: Door[];
}

const room = (name: string, kind: RoomKind, x: number, y: number, w: number, h: number): PlanRoom => ({
  name,
  kind,
  x,
  y,
  w,
  h,
});
const door = (x: number, y: number, along: 'h' | 'v', opens: 1 | -1, width = 0.8): Door => ({
  x,
  y,
  along,
  opens,
  width,
});
const slide = (x: number, y: number, along: 'h' | 'v', width: number): Door => ({
  x,
  y,
  along,
  opens: 1,
  width,
  sliding: true,
});

const tipoB: PlanRoom[] = [
  room('Varanda', 'balcony', 0, 0, 2, 4.4),
  room('Estar e jantar', 'living', 2, 0, 4.4, 4.4),
  room('Serviço', 'service', 0, 4.4, 2, 3),
  room('Cozinha', 'kitchen', 2, 4.4, 3, 3),
  room('Lavabo', 'bath', 5, 4.4, 1.4, 1.6),
  room('Circulação', 'hall', 5, 6, 1.4, 1.4),
  room('Suíte máster', 'double', 6.4, 0, 4.6, 3.6),
  room('Banho 1', 'bath', 6.4, 3.6, 2, 1.9),
  room('Banho 2', 'bath', 6.4, 5.5, 2, 1.9),
  room('Suíte 2', 'double', 8.4, 3.6, 2.9, 3.8),
];
const doorsB = [
  slide(2, 0.8, 'v', 2.8),
  door(3.1, 4.4, 'h', 1, 0.9),
  door(6.4, 2.5, 'v', 1),
  door(8.4, 4.2, 'v', -1, 0.7),
  door(8.4, 6.2, 'v', -1, 0.7),
  door(5.2, 4.4, 'h', 1, 0.7),
  door(2, 5.2, 'v', -1, 0.7),
  door(5, 6.3, 'v', 1),
  door(9, 3.6, 'h', 1),
];

export const layouts: Record<string, PlanLayout> = {
  'planta-a': {
    code: 'Tipo A',
    rooms: [
      room('Varanda', 'balcony', 0, 0, 1.8, 4.2),
      room('Estar e jantar', 'living', 1.8, 0, 4, 4.2),
      room('Serviço', 'service', 0, 4.2, 1.8, 3),
      room('Cozinha', 'kitchen', 1.8, 4.2, 2.6, 3),
      room('Circulação', 'hall', 4.4, 4.2, 1.4, 3),
      room('Suíte', 'double', 5.8, 0, 4.4, 3.4),
      room('Banho suíte', 'bath', 5.8, 3.4, 1.9, 1.7),
      room('Banho social', 'bath', 5.8, 5.1, 1.9, 2.1),
      room('Dormitório', 'single', 7.7, 3.4, 2.5, 3.8),
    ],
    doors: [
      slide(1.8, 0.7, 'v', 2.8),
      door(2.6, 4.2, 'h', 1, 0.9),
      door(4.6, 4.2, 'h', 1, 0.9),
      door(5.8, 2.4, 'v', 1),
      door(6.2, 3.4, 'h', 1, 0.7),
      door(5.8, 5.6, 'v', 1, 0.7),
      door(1.8, 5, 'v', -1, 0.7),
      door(7.7, 6.2, 'v', 1),
      door(4.7, 7.2, 'h', -1, 0.9),
    ],
  },
  'planta-b': { code: 'Tipo B', rooms: tipoB, doors: doorsB },
  'planta-c': {
    code: 'Tipo C',
    rooms: [
      room('Varanda', 'balcony', 0, 0, 2.2, 4.6),
      room('Estar e jantar', 'living', 2.2, 0, 4.6, 4.6),
      room('Serviço', 'service', 0, 4.6, 2.2, 3),
      room('Cozinha', 'kitchen', 2.2, 4.6, 3.2, 3),
      room('Circulação', 'hall', 5.4, 4.6, 1.4, 3),
      room('Suíte', 'double', 6.8, 0, 3.4, 4.6),
      room('Banho suíte', 'bath', 10.2, 0, 2.4, 1.7),
      room('Dormitório 1', 'single', 10.2, 1.7, 2.4, 2.9),
      room('Banho social', 'bath', 6.8, 4.6, 1.8, 3),
      room('Dormitório 2', 'single', 8.6, 4.6, 4, 3),
    ],
    doors: [
      slide(2.2, 0.8, 'v', 3),
      door(3.2, 4.6, 'h', 1, 0.9),
      door(5.7, 4.6, 'h', 1, 0.9),
      door(6.8, 3.5, 'v', 1),
      door(10.2, 0.5, 'v', 1, 0.7),
      door(6.8, 5.4, 'v', 1, 0.7),
      door(8.6, 6.4, 'v', 1),
      door(10.6, 4.6, 'h', -1),
      door(2.2, 5.4, 'v', -1, 0.7),
      door(5.6, 7.6, 'h', -1, 0.9),
    ],
  },
  'planta-d': {
    code: 'Tipo D',
    rooms: [
      room('Varanda gourmet', 'balcony', 0, 0, 2.6, 5),
      room('Estar e jantar', 'living', 2.6, 0, 5, 5),
      room('Serviço', 'service', 0, 5, 2.6, 3.2),
      room('Cozinha', 'kitchen', 2.6, 5, 3.4, 3.2),
      room('Lavabo', 'bath', 6, 5, 1.6, 1.5),
      room('Circulação', 'hall', 6, 6.5, 1.6, 1.7),
      room('Suíte máster', 'double', 7.6, 0, 4.4, 5),
      room('Banho máster', 'bath', 12, 0, 3.4, 1.9),
      room('Closet', 'closet', 12, 1.9, 3.4, 1.4),
      room('Banho 3', 'bath', 12, 3.3, 3.4, 1.7),
      room('Suíte 2', 'double', 7.6, 5, 2.9, 3.2),
      room('Banho 2', 'bath', 10.5, 5, 1.5, 3.2),
      room('Suíte 3', 'double', 12, 5, 3.4, 3.2),
    ],
    doors: [
      slide(2.6, 0.9, 'v', 3.2),
      door(3.6, 5, 'h', 1, 0.9),
      door(7.6, 3.9, 'v', 1),
      door(12, 0.6, 'v', 1, 0.7),
      door(12, 2.2, 'v', 1, 0.7),
      door(13, 5, 'h', -1, 0.7),
      door(6.2, 5, 'h', 1, 0.7),
      door(7.6, 7.1, 'v', 1),
      door(10.5, 6, 'v', 1, 0.7),
      door(2.6, 5.8, 'v', -1, 0.7),
      door(12, 7.2, 'v', 1),
      door(6.2, 8.2, 'h', -1, 0.9),
    ],
  },
  'planta-garden': {
    code: 'Garden',
    rooms: [...tipoB, room('Jardim privativo', 'garden', 0, -3, 11.3, 3)],
    doors: [...doorsB, slide(2.6, 0, 'h', 3)],
  },
  'planta-cobertura': {
    code: 'Cobertura',
    rooms: [
      room('Terraço com piscina', 'terrace', 0, 0, 4.6, 10.2),
      room('Estar e jantar', 'living', 4.6, 0, 6, 5.4),
      room('Cozinha', 'kitchen', 4.6, 5.4, 3.6, 4.8),
      room('Serviço', 'service', 8.2, 7.2, 2.4, 3),
      room('Lavabo', 'bath', 8.2, 5.4, 2.4, 1.8),
      room('Suíte máster', 'double', 10.6, 0, 4.6, 4.6),
      room('Banho máster', 'bath', 15.2, 0, 2.6, 2.6),
      room('Closet', 'closet', 15.2, 2.6, 2.6, 2),
      room('Suíte 2', 'double', 10.6, 4.6, 3.4, 3),
      room('Suíte 3', 'double', 14, 4.6, 3.8, 3),
      room('Banho 2', 'bath', 10.6, 7.6, 2, 2.6),
      room('Suíte 4', 'single', 12.6, 7.6, 3.2, 2.6),
      room('Banho 3', 'bath', 15.8, 7.6, 2, 2.6),
    ],
    doors: [
      slide(4.6, 0.9, 'v', 3.6),
      door(6, 5.4, 'h', 1, 0.9),
      door(10.6, 3.4, 'v', 1),
      door(15.2, 1, 'v', 1, 0.7),
      door(15.2, 3, 'v', 1, 0.7),
      door(10.6, 6.4, 'v', 1),
      door(14, 6.4, 'v', 1),
      door(8.6, 5.4, 'h', 1, 0.7),
      door(8.2, 7.8, 'v', 1, 0.7),
      door(11, 7.6, 'h', 1, 0.7),
      door(16.4, 7.6, 'h', 1, 0.7),
      door(13, 7.6, 'h', 1, 0.7),
    ],
  },
  'pf-planta-1': {
    code: 'Final 01 e 04',
    rooms: [
      room('Sacada', 'balcony', 0, 0, 1.5, 3.6),
      room('Sala', 'living', 1.5, 0, 4, 3.6),
      room('Cozinha', 'kitchen', 1.5, 3.6, 2.4, 3),
      room('Lavanderia', 'service', 0, 3.6, 1.5, 3),
      room('Hall', 'hall', 3.9, 3.6, 1.6, 3),
      room('Quarto 1', 'double', 5.5, 0, 3.2, 3.2),
      room('Banheiro', 'bath', 5.5, 3.2, 1.4, 3.4),
      room('Quarto 2', 'single', 6.9, 3.2, 1.8, 3.4),
    ],
    doors: [
      slide(1.5, 0.6, 'v', 2.4),
      door(2.2, 3.6, 'h', 1, 0.9),
      door(5.5, 2.2, 'v', 1),
      door(5.5, 4.4, 'v', 1, 0.7),
      door(7, 3.2, 'h', 1),
      door(1.5, 4.4, 'v', -1, 0.7),
      door(4.2, 6.6, 'h', -1, 0.9),
    ],
  },
  'pf-planta-2': {
    code: 'Final 02 e 03',
    rooms: [
      room('Sacada', 'balcony', 0, 0, 1.8, 4),
      room('Sala', 'living', 1.8, 0, 4.2, 4),
      room('Cozinha', 'kitchen', 1.8, 4, 2.8, 3),
      room('Lavanderia', 'service', 0, 4, 1.8, 3),
      room('Hall', 'hall', 4.6, 4, 1.4, 3),
      room('Suíte', 'double', 6, 0, 3.4, 3.8),
      room('Banho suíte', 'bath', 9.4, 0, 1.6, 3.8),
      room('Quarto 1', 'single', 6, 3.8, 2.6, 3.2),
      room('Quarto 2', 'single', 8.6, 3.8, 2.4, 3.2),
    ],
    doors: [
      slide(1.8, 0.6, 'v', 2.8),
      door(2.6, 4, 'h', 1, 0.9),
      door(6, 2.8, 'v', 1),
      door(9.4, 2, 'v', 1, 0.7),
      door(6, 5.6, 'v', 1),
      door(8.6, 5.8, 'v', 1),
      door(1.8, 4.8, 'v', -1, 0.7),
      door(4.8, 7, 'h', -1, 0.9),
    ],
  },
};
