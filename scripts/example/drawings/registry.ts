import type { Drawn } from '../encode.ts';
import { render } from '../render/render.ts';
import { logo } from '../sheets/brand.ts';
import { drawLayout, floorPlan } from '../sheets/floor-plan.ts';
import { garageLevel, leisureLevel, planSheet, sitePlan, typicalFloor } from '../sheets/level-plans.ts';
import { locationMap } from '../sheets/map.ts';
import { advert, chatScreenshot, planScreenshot, qrLike, returnsStudy } from '../sheets/marketing.ts';
import { layouts } from '../sheets/plan-data.ts';
import { ambar } from '../truth-ambar.ts';
import { figueiras } from '../truth-figueiras.ts';
import { facade } from './facade.ts';
import { maresia } from './palette.ts';
import { patio } from './patio.ts';
import { ambarShots, figueirasShots, type Shot } from './photos.ts';
import { pool } from './pools.ts';
import { ambar as ambarTower } from './tower.ts';

/** Makes a drawing at a share of its full size. */
type Draw = (scale: number) => Drawn;

function photograph(shot: Shot, scale: number) {
  const width = Math.max(64, Math.round(shot.width * scale));
  return render(shot.scene(), width, Math.round(width / shot.shape));
}

const photographs = Object.fromEntries(
  Object.entries({ ...ambarShots, ...figueirasShots }).map(([name, shot]): [string, Draw] => [
    name,
    (scale) => photograph(shot, scale),
  ]),
);

const ambarPlans = ['planta-a', 'planta-b', 'planta-c', 'planta-d'];

const small = (scene: Shot['scene'], shape: number, scale: number) =>
  photograph({ scene, shape, width: 900 }, scale);

const sheets: Record<string, Draw> = {
  'planta-a': (scale) => floorPlan('planta-a', ambar, scale, true),
  'planta-b': (scale) => floorPlan('planta-b', ambar, scale, true),
  'planta-c': (scale) => floorPlan('planta-c', ambar, scale, false),
  'planta-d': (scale) => floorPlan('planta-d', ambar, scale, true),
  'planta-garden': (scale) => floorPlan('planta-garden', ambar, scale, false),
  'planta-cobertura': (scale) => floorPlan('planta-cobertura', ambar, scale, true),
  'pf-planta-1': (scale) => floorPlan('pf-planta-1', figueiras, scale, true),
  'pf-planta-2': (scale) => floorPlan('pf-planta-2', figueiras, scale, false),
  'pf-pavimento': (scale) =>
    typicalFloor(['pf-planta-1', 'pf-planta-2', 'pf-planta-2', 'pf-planta-1'], scale),
  'planta-pavimento': (scale) => typicalFloor(ambarPlans, scale),
  'folha-plantas': (scale) => planSheet(ambarPlans, scale),
  'captura-planta': (scale) => planScreenshot((pen) => drawLayout(pen, layouts['planta-c']!), scale),
  implantacao: (scale) => sitePlan(ambar, 'Implantação', scale),
  'pf-implantacao': (scale) => sitePlan(figueiras, 'Vista aérea do terreno', scale),
  'pavimento-lazer': (scale) =>
    leisureLevel(
      ['Academia', 'Salão de festas', 'Brinquedoteca', 'Coworking', 'Spa', 'Sauna', 'Gourmet', 'Jogos'],
      scale,
    ),
  garagem: garageLevel,
  mapa: (scale) => locationMap(ambar, scale),
  'pf-mapa': (scale) => locationMap(figueiras, scale),
  logo: (scale) => logo('ambar', '#3a2d22', '#b8762f', scale),
  'logo-branca': (scale) => logo('ambar', '#ffffff', '#ffffff', scale),
  'pf-logo': (scale) => logo('figueiras', '#4a2f24', '#a8563a', scale),
  qrcode: qrLike,
  'estudo-roi': (scale) => returnsStudy(ambar, scale),
  'captura-conversa': chatScreenshot,
  post: (scale) =>
    advert(
      small(() => facade(ambarTower, 'esquina', 'tarde', 118), 1, scale),
      ['Lançamento', 'Âmbar do Mar', 'Meia Praia, Itapema'],
      1080,
      1080,
      scale,
    ),
  'story-1': (scale) =>
    advert(
      small(() => facade(ambarTower, 'de-baixo', 'crepusculo', 300), 9 / 16, scale),
      ['Em breve', 'Âmbar do Mar', 'A luz da tarde mora aqui.'],
      1080,
      1920,
      scale,
    ),
  'story-2': (scale) =>
    advert(
      small(
        () => pool(maresia, { hour: 'tarde', azimuth: 20, eye: [-2, 2, 6], target: [0, 1, -8], fov: 44 }),
        9 / 16,
        scale,
      ),
      ['Visite o decorado', 'Âmbar do Mar', 'De terça a domingo, das 10h às 19h'],
      1080,
      1920,
      scale,
    ),
  'pf-post': (scale) =>
    advert(
      small(() => patio('patio', 'manha', 130), 1, scale),
      ['Obras aceleradas', 'Figueiras', 'Gleba Palhano, Londrina'],
      1080,
      1080,
      scale,
    ),
};

/** Every drawing by name. */
export const drawings: Readonly<Record<string, Draw>> = { ...photographs, ...sheets };
