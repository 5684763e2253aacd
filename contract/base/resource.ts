import { z } from 'zod';
import { entidadeOfList, type TrashedList, type TrashedName } from '../entidades.ts';
import { idSchema } from './common.ts';
import { optionalRevisao } from './fields.ts';
import { pathsOf } from './lists.ts';
import { nounOf } from './nouns.ts';
import { route } from './routes.ts';

/** Answer of a delete. */
export const doneSchema = z.object({ success: z.literal(true) });

/**
 * The CRUD calls of one kind of record under `/api/{list}`. An update may carry the `revisao` it read; if the
 * record has changed since, the answer is 409 with who changed what (API-19).
 */
export function resourceRoutes<List extends TrashedList, Output extends z.ZodType, Input extends z.ZodObject>(
  list: List,
  output: Output,
  input: Input,
  /** Body of an update, where it differs from a new record's. */
  changes: z.ZodObject = input,
) {
  const { list: path, one: ofOne } = pathsOf(list);
  const one = { path: ofOne, params: z.object({ id: idSchema }) } as const;
  const changed: z.ZodObject = changes.extend({ revisao: optionalRevisao() });
  const entidade = entidadeOfList[list] as TrashedName;
  const { one: name, many, gender } = nounOf(entidade);
  const [a, all] = gender === 'f' ? ['uma', 'Todas as'] : ['um', 'Todos os'];
  return {
    name: list,
    /** Its name in the audit log and the trash: 'bairro'. */
    entidade,
    input,
    list: route({
      method: 'GET',
      path,
      summary: `${all} ${many}`,
      responses: { 200: z.array(output) },
    }),
    read: route({ method: 'GET', ...one, summary: `Lê ${a} ${name}`, responses: { 200: output } }),
    create: route({
      method: 'POST',
      path,
      summary: `Cria ${a} ${name}`,
      body: input,
      responses: { 200: output },
    }),
    update: route({
      method: 'PUT',
      ...one,
      summary: `Altera ${a} ${name}; com a revisão que foi lida, recusa sobrescrever o que outra pessoa mudou`,
      body: changed,
      responses: { 200: output },
    }),
    remove: route({
      method: 'DELETE',
      ...one,
      summary: `Manda ${a} ${name} para a lixeira`,
      responses: { 200: doneSchema },
    }),
  };
}
export type ResourceRoutes<
  Output extends z.ZodType = z.ZodType,
  Input extends z.ZodObject = z.ZodObject,
  List extends TrashedList = TrashedList,
> = ReturnType<typeof resourceRoutes<List, Output, Input>>;
