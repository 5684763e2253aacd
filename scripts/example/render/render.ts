import { type Camera, createCamera, mirrorCamera } from './camera.ts';
import { develop, type Photo } from './develop.ts';
import { createLightVolume } from './light-volume.ts';
import { createOcclusion } from './occlusion.ts';
import { createVisibility, rasterize } from './raster.ts';
import type { Scene } from './scene.ts';
import { type Picture, shade } from './shade.ts';
import { createSunMap } from './sun.ts';

/** Makes the photograph of a scene, `width` × `height` pixels. */
export function render(scene: Scene, width: number, height: number): Photo {
  const { triangles } = scene;
  const camera = createCamera(scene.view, width, height);
  const opaque = (id: number) => triangles.materials[id]!.clear === 0;
  const seen = createVisibility(width, height);
  rasterize(seen, camera, triangles, opaque);
  const panes = triangles.materials.some((made) => made.clear > 0) ? createVisibility(width, height) : null;
  if (panes) rasterize(panes, camera, triangles, (id) => !opaque(id));

  const sunMap = createSunMap(
    triangles,
    scene.sky.sunDirection,
    scene.shade.centre,
    scene.shade.radius,
    2560,
  );
  const volume = scene.volume ? createLightVolume(triangles, scene.volume, scene.sky, sunMap) : null;
  const occlusion = createOcclusion(seen, camera, triangles, scene.contact);
  const shared = { scene, sunMap, volume };
  const reflection = scene.mirrorY === undefined ? null : reflect(camera, scene.mirrorY);
  return develop(shade({ ...shared, camera, seen, panes, occlusion, reflection, cloudDetail: 6 }), scene);

  function reflect(from: Camera, planeY: number): Picture {
    const half = mirrorCamera(createCamera(scene.view, from.width >> 1, from.height >> 1), planeY);
    const mirrored = createVisibility(half.width, half.height);
    rasterize(mirrored, half, triangles, opaque, planeY + 0.02);
    return shade({
      ...shared,
      camera: half,
      seen: mirrored,
      panes: null,
      occlusion: null,
      reflection: null,
      cloudDetail: 4,
    });
  }
}
