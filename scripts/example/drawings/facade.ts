import { linear } from '../render/material.ts';
import { Mesh } from '../render/mesh.ts';
import { createRandom } from '../render/noise.ts';
import type { Scene } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { createSky, type Hour } from '../render/sky.ts';
import { hedge, palm, tree } from './plants.ts';
import { type TowerDesign, tower } from './tower.ts';
import { blocks, frontGarden, ground, hills, shore, street } from './town.ts';

export type FacadeAngle = 'frente' | 'esquina' | 'de-baixo' | 'entrada' | 'aerea' | 'lateral' | 'detalhe';

const views: Record<FacadeAngle, Scene['view']> = {
  frente: { eye: [-22, 2.6, 84], target: [-1, 33.5, 0], fov: 67, upright: true },
  esquina: { eye: [50, 2.8, 70], target: [2, 33.5, 0], fov: 67, upright: true },
  'de-baixo': { eye: [-1.5, 1.6, 23.5], target: [0.5, 33, 5], fov: 62 },
  entrada: { eye: [-14, 1.7, 29], target: [3.6, 4.4, 8], fov: 66, upright: true },
  aerea: { eye: [74, 78, 104], target: [-8, 36, -26], fov: 56 },
  lateral: { eye: [-64, 14, 54], target: [0, 33, 0], fov: 62, upright: true },
  detalhe: { eye: [-26, 31, 34], target: [1, 35.5, 4], fov: 42, upright: true },
};

/** The blocks a bird sees: low roofs in rows, trees in the streets between. */
function surroundingBlocks(mesh: Mesh): void {
  const random = createRandom(31);
  const list: { x: number; z: number; wide: number; deep: number; tall: number }[] = [];
  for (let i = -16; i <= 16; i++) {
    for (const z of [-35, 11]) {
      const x = i * 14.5 + (random() - 0.5) * 3;
      const taken = [0, -44, 46, -84, 82, -128, 124].some(
        (tower) => Math.abs(x - tower) < (tower === 0 ? 30 : 17),
      );
      if (taken && !(z < 0 && Math.abs(x) > 20 && Math.abs(x) < 30)) continue;
      list.push({
        x,
        z: z + (random() - 0.5) * 3,
        wide: 9 + random() * 3,
        deep: 10 + random() * 4,
        tall: 6 + random() ** 2 * 12,
      });
    }
  }
  blocks(mesh, list, 12);
  for (let i = 0; i < 46; i++)
    tree(
      mesh,
      [-190 + i * 8.4, 0, 38 + (i % 2) * 2],
      5 + random() * 3,
      i + 200,
      i % 2 ? 'broad' : 'dark',
      0.35,
    );
  for (let i = 0; i < 24; i++) palm(mesh, [-150 + i * 12.6, 0, -43], 7 + random() * 3, i + 300, 0.5);
}

/** The tower from the street, from below, from the air; at any hour. */
export function facade(design: TowerDesign, angle: FacadeAngle, hour: Hour, azimuth = 232): Scene {
  const mesh = new Mesh();
  mesh.quad([-700, -0.02, 400], [700, -0.02, 400], [700, -0.02, -44], [-700, -0.02, -44], ground.pavement);
  tower(mesh, design);
  street(mesh, 21, 11);
  frontGarden(mesh, 12, 17);
  box(mesh, [-6.5, 0, 8], [10.5, 0.14, 17.2], ground.kerb);
  palm(mesh, [-8.4, 0.2, 14.6], 9.5, 3, 1.2);
  palm(mesh, [-10.6, 0.2, 13.6], 7.4, 8);
  palm(mesh, [13.2, 0.2, 14.4], 10, 5);
  tree(mesh, [-33, 0, 10], 10, 61);
  tree(mesh, [-40, 0, 56], 9, 71, 'dark', 1.6);
  hedge(mesh, [-34, 0.1, 34.6], [26, 0.1, 34.6], 1, 0.8, 'dark', 72, 0.8);
  hedge(mesh, [-30, 0.1, 35.8], [22, 0.1, 35.8], 0.8, 0.6, 'bloom', 73, 0.6);
  blocks(
    mesh,
    [
      { x: -44, z: -8, wide: 20, deep: 18, tall: 39 },
      { x: 46, z: -14, wide: 22, deep: 18, tall: 30 },
      { x: -84, z: -22, wide: 24, deep: 20, tall: 57 },
      { x: 82, z: -26, wide: 20, deep: 20, tall: 48 },
      { x: 124, z: -10, wide: 26, deep: 20, tall: 36 },
      { x: -128, z: -14, wide: 26, deep: 20, tall: 42 },
    ],
    9,
  );
  if (angle === 'aerea') surroundingBlocks(mesh);
  shore(mesh, -44);
  hills(mesh, [
    { x: -820, z: -1500, wide: 1500, tall: 210 },
    { x: 950, z: -1300, wide: 1200, tall: 170 },
    { x: 250, z: -2300, wide: 1500, tall: 150 },
  ]);
  const dark = hour === 'crepusculo' || hour === 'noite';
  const warm = linear('#ffb36b');
  const lamps: Scene['lamps'] = dark
    ? [-5, 0, 5].flatMap((x) => [
        {
          place: [x + 2, 3.9, 11.5] as const,
          color: [warm[0] * 4, warm[1] * 4, warm[2] * 4] as const,
          reach: 2.6,
        },
      ])
    : [];
  if (dark) {
    for (const x of [-14, -9, 12.5, 17])
      lamps.push({ place: [x, 0.5, 15.5], color: [1.5, 0.95, 0.5], reach: 1.7 });
    for (let f = 0; f < design.floors; f += 1)
      for (const x of [-7.5, 6.5])
        if ((f * 7 + x) % 3 > 0.6)
          lamps.push({
            place: [x, design.podiumHeight + f * design.floorHeight + 2.5, design.deep / 2 + 0.6],
            color: [0.95, 0.6, 0.3],
            reach: 1.3,
          });
  }
  return {
    triangles: mesh.finish(),
    sky: createSky(hour, azimuth, { clouds: hour === 'dia' ? 0.48 : 0.56 }),
    view: views[angle],
    lamps,
    shade: { centre: [0, 30, 5], radius: 62 },
    haze: angle === 'aerea' ? 0.00016 : 0.0004,
    contact: 1.6,
    exposure: { manha: 1, dia: 0.95, tarde: 1.02, crepusculo: 2, noite: 2.4 }[hour],
    warmth: hour === 'tarde' ? 0.3 : 0.1,
    saturation: 1.08,
  };
}
