import { linear } from '../render/material.ts';
import { Mesh } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { createSky, type Hour } from '../render/sky.ts';
import { palm, tree } from './plants.ts';
import { type TowerDesign, tower } from './tower.ts';
import { blocks, frontGarden, ground, hills, shore, street } from './town.ts';

export type FacadeAngle = 'frente' | 'esquina' | 'de-baixo' | 'entrada' | 'aerea' | 'lateral' | 'detalhe';

const views: Record<FacadeAngle, Scene['view']> = {
  frente: { eye: [-20, 2.4, 82], target: [-0.5, 31.5, 0], fov: 60, upright: true },
  esquina: { eye: [48, 2.6, 66], target: [2, 31.5, 0], fov: 64, upright: true },
  'de-baixo': { eye: [12, 1.6, 21], target: [-1, 36, 2], fov: 74 },
  entrada: { eye: [-12.5, 1.65, 27], target: [4, 4.0, 8], fov: 66, upright: true },
  aerea: { eye: [66, 82, 104], target: [-6, 38, -22], fov: 58 },
  lateral: { eye: [-62, 14, 52], target: [0, 31, 0], fov: 58, upright: true },
  detalhe: { eye: [-26, 33, 30], target: [1, 34.5, 4], fov: 42, upright: true },
};

/** The tower from the street, from below, from the air; at any hour. */
export function facade(design: TowerDesign, angle: FacadeAngle, hour: Hour, azimuth = 232): Scene {
  const mesh = new Mesh();
  mesh.quad([-700, -0.02, 400], [700, -0.02, 400], [700, -0.02, -44], [-700, -0.02, -44], ground.pavement);
  tower(mesh, design);
  street(mesh, 21, 11);
  frontGarden(mesh, 12, 17);
  box(mesh, [-6.5, 0, 8], [10.5, 0.14, 17.2], ground.kerb);
  palm(mesh, [-8.4, 0.2, 14.6], 9.5, 3);
  palm(mesh, [-10.6, 0.2, 13.6], 7.4, 8);
  palm(mesh, [13.2, 0.2, 14.4], 10, 5);
  tree(mesh, [-33, 0, 10], 10, 61);
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
          color: [warm[0] * 2.4, warm[1] * 2.4, warm[2] * 2.4] as const,
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
    haze: angle === 'aerea' ? 0.00022 : 0.0005,
    contact: 1.6,
    exposure: { manha: 1, dia: 0.95, tarde: 1.05, crepusculo: 1.5, noite: 2.1 }[hour],
    warmth: hour === 'tarde' ? 0.5 : hour === 'dia' ? 0.15 : 0,
    saturation: 1.08,
  };
}
