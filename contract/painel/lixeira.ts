import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';

/** How long a deleted record can be restored (DAT-27). */
export const trashDays = 30;

export const lixeiraItemSchema = z.object({
  /** 'bairro', as `entidadeOfList` names the records of a list. */
  entidade: z.string(),
  /** Display name: 'Bairro'. */
  rotulo: z.string(),
  id: z.number().int(),
  nome: z.string(),
  excluidoEm: z.string(),
  /** Name of the account, or null when the product did it itself. */
  excluidoPor: z.string().nullable(),
  /** Purged after this date, unless something in the trash still belongs to it. */
  expiraEm: z.string(),
});
export type LixeiraItem = z.infer<typeof lixeiraItemSchema>;

/** What is in the trash, last deleted first. */
export const listLixeira = route({
  method: 'GET',
  path: '/api/lixeira',
  summary: 'O que está na lixeira, do último excluído ao primeiro',
  responses: { 200: z.array(lixeiraItemSchema) },
});

/**
 * Restores a record with everything deleted along with it, and returns the record. Its parents must exist:
 * 409 `pai-na-lixeira` names what to restore first. If a unique value is taken, it answers 409 `duplicado`
 * with the `field`; the body may then carry another value for it.
 */
export const restoreFromLixeira = route({
  method: 'POST',
  path: '/api/lixeira/:entidade/:id/restaurar',
  summary: 'Restaura um registro da lixeira, com outros valores onde os seus já estão em uso',
  params: z.object({ entidade: z.string(), id: idSchema }),
  body: z.record(z.string(), z.unknown(), { error: 'Valores inválidos' }),
  responses: { 200: z.looseObject({ id: z.number().int() }) },
});
