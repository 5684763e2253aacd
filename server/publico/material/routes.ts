import type { FastifyInstance } from 'fastify';
import { downloadMaterial, readMaterialText } from '#contract/publico/material.ts';
import { mount, mountRaw } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import type { Material } from './create-material.ts';
import { sendPeca } from './send-peca.ts';

/** Material in any edition, for the team. */
function materialRoutes(app: FastifyInstance, { material }: { material: Material }): void {
  mount(app, readMaterialText, async ({ params: { id }, query: { corretor } }) => ({
    texto: await material.text({ id, corretorId: corretor ?? null }),
  }));
  mountRaw(app, downloadMaterial, ({ params: { id, peca }, query: { corretor }, reply }) =>
    sendPeca(material, { id, corretorId: corretor ?? null }, peca, reply),
  );
}

export const materialSlice = defineSlice({ routes: [materialRoutes] });
