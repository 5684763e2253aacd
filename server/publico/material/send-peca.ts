import type { FastifyReply } from 'fastify';
import { type Peca, pecaFile } from '#contract/publico/material.ts';
import type { Edition, Material } from './create-material.ts';

/** Answers with a piece of material, as a file of its name; who asked for it knows its kind. */
export async function sendPeca(
  material: Material,
  edition: Edition,
  peca: Peca,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { nome, body } =
    peca === 'imagens'
      ? await material.images(edition).then(({ nome, stream }) => ({ nome, body: stream }))
      : await material.drawn(edition, peca).then(({ nome, bytes }) => ({ nome, body: bytes }));
  return reply
    .type('application/octet-stream')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${pecaFile(nome, peca)}"`)
    .send(body);
}
