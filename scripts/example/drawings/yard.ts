import { Mesh } from '../render/mesh.ts';
import type { Scene } from '../render/scene.ts';
import { box } from '../render/shapes.ts';
import { lawn, type OutdoorLight, outdoorScene, timber } from './outdoor.ts';
import type { Palette } from './palette.ts';
import { hedge, palm, tree } from './plants.ts';
import { blocks } from './town.ts';

/** A lawn court of the yard: fence, trees and the neighbours behind. What it holds is drawn by `fill`. */
export function yard(
  floor: (mesh: Mesh) => void,
  p: Palette,
  light: OutdoorLight,
  fill: (mesh: Mesh) => void,
  lamps: Scene['lamps'] = [],
): Scene {
  const mesh = new Mesh();
  mesh.quad([-90, -0.02, 60], [90, -0.02, 60], [90, -0.02, -90], [-90, -0.02, -90], lawn);
  floor(mesh);
  fill(mesh);
  box(mesh, [-14, 0, -10.4], [14, 2.2, -10.2], timber);
  box(mesh, [-14.2, 0, -10.4], [-14, 2.2, 10], p.wall);
  box(mesh, [14, 0, -10.4], [14.2, 2.2, 10], p.wall);
  hedge(mesh, [-13.4, 0, -9.6], [13.4, 0, -9.6], 1, 1.1, 'dark', 5);
  hedge(mesh, [-13.2, 0, -8.8], [13.2, 0, -8.8], 0.7, 0.6, 'bloom', 6, 0.6);
  tree(mesh, [-11, 0, -8], 7.5, 12);
  tree(mesh, [11.6, 0, -7.4], 8.6, 13, 'dark');
  tree(mesh, [-6, 0, -14], 9, 14, 'broad', 0.7);
  tree(mesh, [4, 0, -14.5], 10, 15, 'dark', 0.7);
  palm(mesh, [9, 0, -8.6], 7.4, 4);
  blocks(
    mesh,
    [
      { x: -26, z: -44, wide: 18, deep: 14, tall: 30 },
      { x: 20, z: -52, wide: 20, deep: 14, tall: 39 },
      { x: 52, z: -40, wide: 18, deep: 14, tall: 24 },
      { x: -60, z: -46, wide: 18, deep: 14, tall: 36 },
    ],
    7,
  );
  return outdoorScene(mesh, light, { lamps, haze: 0.0016, shade: { centre: [0, 4, -2], radius: 22 } });
}
