import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';

/** How long a deleted record can be brought back (DAT-27). */
export const trashDays = 30;

export const lixeiraItemSchema = z.object({
  /** 'bairro', as `entidadeOfList` names the records of a list. */
  entidade: z.string(),
  /** As people are told: 'Bairro'. */
  rotulo: z.string(),
  id: z.number().int(),
  nome: z.string(),
  excluidoEm: z.string(),
  /** Name of the account, or null when the product itself did it. */
  excluidoPor: z.string().nullable(),
  /** From then on it is removed for good, unless something in the trash still belongs to it. */
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
 * Brings a record back with everything that went with it, and answers the record. What it belongs to
 * must be there: 409 `pai-na-lixeira` names what to restore first. Where a unique value is taken by now
 * it answers 409 `duplicado` with the `field`; the body may then carry another value for that field.
 */
export const restoreFromLixeira = route({
  method: 'POST',
  path: '/api/lixeira/:entidade/:id/restaurar',
  summary: 'Restaura um registro da lixeira, com outros valores onde os seus já estão em uso',
  params: z.object({ entidade: z.string(), id: idSchema }),
  body: z.record(z.string(), z.unknown(), { error: 'Valores inválidos' }),
  responses: { 200: z.looseObject({ id: z.number().int() }) },
});
