import type { Vec3 } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import type { Hour } from '../render/sky.ts';
import { type FacadeAngle, facade } from './facade.ts';
import { gym } from './fitness.ts';
import { barbecue, hammocks, petPlace, vegetableGarden } from './garden-yards.ts';
import { gamesRoom, gourmet, partyRoom } from './gathering.ts';
import { balcony, bathroom, bedroom, dining, hall, kitchen, living, study } from './interiors.ts';
import { kidsRoom } from './kids-room.ts';
import { coworking, lobby } from './lobby.ts';
import { maresia, mata, type Palette, quintal } from './palette.ts';
import { patio } from './patio.ts';
import { court, playground } from './play-yards.ts';
import { kidsPool, pool } from './pools.ts';
import type { RoomLight } from './room.ts';
import { beach, shops, site, station } from './surroundings.ts';
import { firePit, rooftop } from './terraces.ts';
import { ambar } from './tower.ts';
import { sauna, spa } from './wellness.ts';

/** A scene, and the shape it is photographed in: width over height. */
export interface Shot {
  scene: () => Scene;
  shape: number;
  /** Pixels of width it is rendered at; larger only where the picture will be looked at closely. */
  width: number;
}

const shot = (scene: () => Scene, width = 1600, shape = 4 / 3): Shot => ({ scene, shape, width });

const outer = (angle: FacadeAngle, hour: Hour, azimuth: number, width?: number, shape?: number) =>
  shot(() => facade(ambar, angle, hour, azimuth), width, shape);

type Place = (p: Palette, light: RoomLight) => Scene;
const inside = (
  place: Place,
  p: Palette,
  hour: Hour,
  azimuth: number,
  eye: Vec3,
  target: Vec3,
  more: Partial<RoomLight> = {},
  width?: number,
) => shot(() => place(p, { hour, azimuth, eye, target, ...more }), width);

const suite: Place = (p, light) => bedroom(p, 'casal', light);
const single: Place = (p, light) => bedroom(p, 'solteiro', light);
const bath: Place = (p, light) => bathroom(p, true, light);
const smallBath: Place = (p, light) => bathroom(p, false, light);
const wideLiving: Place = (p, light) => living(p, 6.4, light);
const smallLiving: Place = (p, light) => living(p, 4.6, light);

/** Every photograph of the first folder, by the name of its drawing. */
export const ambarShots: Record<string, Shot> = {
  'fachada-dia': outer('frente', 'dia', 150, 2300),
  'fachada-entardecer': outer('esquina', 'tarde', 118, 2300),
  'fachada-noite': outer('frente', 'crepusculo', 300, 2300),
  'fachada-lateral': outer('lateral', 'manha', 160, 1700, 1.5),
  'fachada-de-baixo': outer('de-baixo', 'dia', 140, 1500, 0.75),
  entrada: outer('entrada', 'crepusculo', 250, 1750),
  aerea: outer('aerea', 'manha', 80, 2100),
  'fachada-detalhe': outer('detalhe', 'tarde', 200),
  'piscina-dia': shot(
    () => pool(maresia, { hour: 'dia', azimuth: 62, eye: [-8.6, 2.0, 4.6], target: [2.2, 0.2, -8] }),
    2300,
  ),
  'piscina-voo': shot(
    () =>
      pool(maresia, {
        hour: 'manha',
        azimuth: 70,
        eye: [-17, 12.5, 13],
        target: [0.5, -0.5, -4],
        fov: 62,
        upright: false,
      }),
    1700,
  ),
  'piscina-noite': shot(
    () => pool(maresia, { hour: 'crepusculo', azimuth: 20, eye: [2.8, 2, 4.4], target: [-5, 0.3, -8] }),
    2100,
  ),
  'piscina-infantil': shot(() =>
    kidsPool(maresia, { hour: 'dia', azimuth: 80, eye: [-4.5, 2, 6.4], target: [0.8, 0.5, -3] }),
  ),
  academia: inside(gym, maresia, 'manha', 50, [8.2, 1.5, 6.3], [2.5, 1.1, 1.5], { exposure: 2.2 }, 1750),
  'academia-2': inside(gym, maresia, 'dia', 320, [0.7, 1.5, 6.2], [6.5, 1.1, 1.6], { exposure: 2.2 }),
  'salao-festas': inside(partyRoom, maresia, 'crepusculo', 30, [0.8, 1.6, 6.7], [5.6, 1.3, 1.6], {}, 1750),
  'salao-festas-2': inside(partyRoom, maresia, 'manha', 45, [4.6, 1.55, 6.6], [7.6, 1.25, 2], {
    exposure: 1.9,
  }),
  gourmet: inside(gourmet, maresia, 'dia', 295, [1.2, 1.6, 6.1], [4.8, 1.2, 0.6], { exposure: 2 }, 1750),
  churrasqueira: shot(() =>
    barbecue(maresia, {
      hour: 'tarde',
      azimuth: 140,
      eye: [5.6, 1.8, 4.4],
      target: [-1.6, 1.2, -5],
      exposure: 1.35,
    }),
  ),
  brinquedoteca: inside(kidsRoom, maresia, 'dia', 290, [0.6, 1.5, 5.3], [4, 0.95, 1], {}, 1700),
  playground: shot(
    () => playground(maresia, { hour: 'manha', azimuth: 130, eye: [-5, 1.9, 8.2], target: [0.4, 1, -3] }),
    1750,
  ),
  coworking: inside(coworking, maresia, 'dia', 40, [0.9, 1.55, 5.7], [5.2, 1.1, 1.6], { exposure: 2 }, 1700),
  spa: inside(spa, maresia, 'crepusculo', 20, [6.4, 1.5, 5.2], [2.2, 0.8, 1.4], { exposure: 2.6 }, 1700),
  sauna: inside(sauna, maresia, 'tarde', 75, [3.4, 1.4, 3.3], [1.2, 0.95, 0.8], { exposure: 2.4 }),
  quadra: shot(() =>
    court(maresia, { hour: 'manha', azimuth: 120, eye: [-10.5, 2.4, 8.8], target: [1.5, 0.8, -2.5] }),
  ),
  pet: shot(() =>
    petPlace(maresia, { hour: 'dia', azimuth: 130, eye: [-3.4, 1.5, 6.4], target: [1.6, 0.6, -2] }),
  ),
  rooftop: shot(
    () => rooftop(maresia, { hour: 'tarde', azimuth: 292, eye: [3.4, 1.75, 4.8], target: [-4.6, 0.8, -5] }),
    1700,
  ),
  'rooftop-noite': shot(
    () =>
      rooftop(maresia, {
        hour: 'noite',
        azimuth: 40,
        eye: [1.6, 1.7, 2.2],
        target: [-4.6, 1.2, -5],
        exposure: 2.6,
      }),
    1700,
    1.5,
  ),
  fogo: shot(
    () => firePit(maresia, { hour: 'crepusculo', azimuth: 345, eye: [1.5, 2, 6], target: [0, 0.9, -4] }),
    1700,
  ),
  jogos: inside(gamesRoom, maresia, 'crepusculo', 30, [0.8, 1.55, 5.6], [4.6, 1, 1.8], { exposure: 2.6 }),
  lobby: inside(lobby, maresia, 'tarde', 80, [1.6, 1.6, 7.6], [6, 1.9, 1], { exposure: 1.6 }, 1700),
  'lobby-2': shot(
    () =>
      lobby(maresia, {
        hour: 'manha',
        azimuth: 60,
        eye: [7.2, 1.6, 7.7],
        target: [3, 1.9, 1],
        exposure: 1.8,
      }),
    1700,
    1.5,
  ),
  redario: shot(
    () => hammocks(maresia, { hour: 'tarde', azimuth: 130, eye: [-3.6, 1.7, 3], target: [0.8, 1, -3] }),
    1600,
  ),
  horta: shot(
    () =>
      vegetableGarden(maresia, { hour: 'manha', azimuth: 120, eye: [-5, 1.9, 6], target: [0.6, 0.5, -3] }),
    1600,
  ),
  'living-110': inside(
    wideLiving,
    maresia,
    'manha',
    40,
    [5.8, 1.35, 6.1],
    [2.6, 1.15, 1.4],
    { exposure: 2 },
    1700,
  ),
  'living-63': inside(
    smallLiving,
    maresia,
    'tarde',
    330,
    [0.9, 1.4, 6.1],
    [3, 1.1, 1.2],
    { exposure: 1.9 },
    1750,
  ),
  cozinha: inside(kitchen, maresia, 'dia', 70, [0.9, 1.45, 4.4], [3, 1.1, 1.2], { exposure: 2 }),
  suite: inside(suite, maresia, 'manha', 75, [0.95, 1.4, 4.6], [3, 1, 1], { exposure: 2 }, 1750),
  dormitorio: inside(single, maresia, 'dia', 80, [3.3, 1.45, 3.95], [1.2, 0.95, 0.8], { exposure: 2.2 }),
  banho: inside(bath, maresia, 'dia', 75, [0.4, 1.4, 3.6], [2.5, 1.05, 0.6], { exposure: 2 }),
  varanda: inside(balcony, maresia, 'tarde', 20, [4.9, 1.5, 4], [1.6, 1.1, 0.2], { exposure: 1.1 }, 1700),
  'dec-entrada': inside(hall, mata, 'dia', 20, [1.9, 1.5, 4.8], [1.2, 1.2, 1], { exposure: 2.2 }, 1500),
  'dec-sala': inside(wideLiving, mata, 'tarde', 30, [0.9, 1.4, 6.1], [4, 1.1, 1.2], { exposure: 2.1 }, 1750),
  'dec-sala-2': inside(wideLiving, mata, 'dia', 50, [3, 1.3, 4.1], [5.8, 1.1, 1.8], { exposure: 2.2 }, 1500),
  'dec-sala-3': inside(
    wideLiving,
    mata,
    'noite',
    50,
    [5.6, 1.35, 3.9],
    [1.2, 1, 1.9],
    { exposure: 2.7 },
    1500,
  ),
  'dec-jantar': inside(dining, mata, 'manha', 290, [4.6, 1.45, 4.7], [2.4, 1.1, 1.2], { exposure: 2.2 }),
  'dec-cozinha': inside(kitchen, mata, 'manha', 60, [0.85, 1.5, 4.3], [3.2, 1.05, 1.2], { exposure: 2.4 }),
  'dec-varanda': inside(balcony, mata, 'dia', 40, [1.1, 1.5, 3.9], [3.6, 1.1, 0.4], { exposure: 1.3 }),
  'dec-banho': inside(smallBath, mata, 'dia', 75, [1.3, 1.4, 3.0], [1.2, 1.15, 0.3], { exposure: 2.2 }, 1500),
  'dec-dormitorio': inside(single, mata, 'manha', 70, [3.2, 1.4, 3.9], [1.4, 1, 0.6], { exposure: 2.3 }),
  'dec-suite': inside(suite, mata, 'tarde', 80, [0.95, 1.4, 4.6], [3, 1, 1], { exposure: 2.1 }, 1750),
  'dec-suite-2': inside(suite, mata, 'dia', 80, [3.9, 1.35, 4.4], [1, 0.95, 1.4], { exposure: 2.2 }, 1500),
  'dec-escritorio': inside(
    study,
    mata,
    'dia',
    290,
    [3.05, 1.45, 3.55],
    [1.2, 1.05, 0.8],
    { exposure: 2.3 },
    1500,
  ),
  praia: shot(() => beach('dia', 60), 1800),
  estacao: shot(() => station(), 1500),
  comercio: shot(() => shops(), 1500),
  'obra-1': shot(() => site('dia', [26, 1.7, 34], [0, 11, 0]), 1750),
  'obra-2': shot(() => site('manha', [-24, 12, 30], [0, 9, 0]), 1500),
  'obra-3': shot(() => site('tarde', [10, 1.7, 22], [-3, 8, 0]), 1500),
};

const yardLight = (hour: Hour, azimuth: number, eye: Vec3, target: Vec3, exposure?: number) => ({
  hour,
  azimuth,
  eye,
  target,
  exposure,
});

/** The photographs of the second folder. */
export const figueirasShots: Record<string, Shot> = {
  'pf-fachada': shot(() => patio('frente', 'manha', 140), 1750, 1.5),
  'pf-fachada-noite': shot(() => patio('esquina', 'crepusculo', 300), 1750, 1.5),
  'pf-patio': shot(() => patio('patio', 'tarde', 120), 1750, 1.5),
  'pf-piscina': shot(
    () => kidsPool(quintal, yardLight('tarde', 70, [-5.5, 2, 5.6], [1.4, 0.4, -3])),
    1600,
    1.5,
  ),
  'pf-churrasqueira': shot(
    () => barbecue(quintal, yardLight('dia', 150, [-5.2, 1.8, 4.2], [1.8, 1.1, -5], 0.95)),
    1600,
    1.5,
  ),
  'pf-salao': shot(
    () =>
      partyRoom(quintal, {
        hour: 'dia',
        azimuth: 40,
        eye: [0.8, 1.6, 6.6],
        target: [5.4, 1.25, 1.4],
        exposure: 2,
      }),
    1600,
    1.5,
  ),
  'pf-academia': shot(
    () =>
      gym(quintal, {
        hour: 'dia',
        azimuth: 45,
        eye: [8.2, 1.5, 6.2],
        target: [2.6, 1.1, 1.4],
        exposure: 2.2,
      }),
    1600,
    1.5,
  ),
  'pf-playground': shot(
    () => playground(quintal, yardLight('dia', 120, [5.6, 1.9, 7.6], [-0.6, 1, -3])),
    1600,
    1.5,
  ),
  'pf-brinquedoteca': shot(
    () => kidsRoom(quintal, { hour: 'manha', azimuth: 290, eye: [1, 1.5, 5.2], target: [4.4, 0.95, 1] }),
    1500,
    1.5,
  ),
  'pf-sala': shot(
    () =>
      living(quintal, 5, {
        hour: 'manha',
        azimuth: 40,
        eye: [4.5, 1.35, 6.1],
        target: [1.9, 1.1, 1.4],
        exposure: 2,
      }),
    1600,
    1.5,
  ),
  'pf-cozinha': shot(
    () =>
      kitchen(quintal, {
        hour: 'manha',
        azimuth: 70,
        eye: [0.9, 1.45, 4.3],
        target: [3, 1.05, 1.2],
        exposure: 2,
      }),
    1600,
    1.5,
  ),
  'pf-quarto': shot(
    () =>
      bedroom(quintal, 'casal', {
        hour: 'dia',
        azimuth: 75,
        eye: [0.95, 1.4, 4.6],
        target: [3, 1, 1],
        exposure: 1.9,
      }),
    1600,
    1.5,
  ),
  'pf-pet': shot(() => petPlace(quintal, yardLight('tarde', 140, [4.6, 1.5, 6.2], [0, 0.6, -2])), 1500, 1.5),
  'pf-obra-1': shot(() => site('tarde', [-26, 1.7, 30], [0, 10, 0]), 1600),
  'pf-obra-2': shot(() => site('dia', [18, 8, 30], [-2, 7, 0]), 1600),
  'pf-obra-3': shot(() => site('manha', [30, 20, 34], [0, 6, 0]), 1600),
};
