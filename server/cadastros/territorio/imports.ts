import { isNull } from 'drizzle-orm';
import { bairros, cidades, zonas } from '#server/db/schema/territorio.ts';
import { cellText, type Importer, indexBy, nameKey } from '#server/kernel/crud/importer.ts';
import { isFault, knownCidades, knownEstados, knownZonas } from './known-places.ts';
import { bairrosResource, cidadesResource, zonasResource } from './resources.ts';
import { createSlugPicker } from './slugs-at-once.ts';

/** Taken first by everyone who finds or creates places (service.ts). */
const lock = 'territorio';

/** The filled cells, by body field. */
const filled = (values: Record<string, string | number | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Cidades are matched by name within the estado. */
export const cidadesImport: Importer = {
  list: 'cidades',
  resource: cidadesResource,
  lock,
  columnOf: { estadoId: 'uf' },
  async prepare(db) {
    const { find: findEstado } = await knownEstados(db);
    const rows = await db.select().from(cidades).where(isNull(cidades.excluidoEm));
    const known = indexBy(rows, ({ nome, estadoId }) => `${estadoId}|${nameKey(nome)}`);
    return {
      read(cells) {
        const estado = findEstado(cells);
        if (isFault(estado)) return estado;
        const nome = cellText(cells, 'nome');
        const key = `${estado?.id}|${nameKey(nome)}`;
        return {
          given: filled({ nome, estadoId: estado?.id }),
          current: known.get(key)?.[0] ?? null,
          keys: [key],
        };
      },
    };
  },
};

/** Zonas are matched by name within the cidade. */
export const zonasImport: Importer = {
  list: 'zonas',
  resource: zonasResource,
  lock,
  columnOf: { cidadeId: 'cidade' },
  async prepare(db) {
    const { find: findCidade } = await knownCidades(db);
    const rows = await db.select().from(zonas).where(isNull(zonas.excluidoEm));
    const known = indexBy(rows, ({ nome, cidadeId }) => `${cidadeId}|${nameKey(nome)}`);
    return {
      read(cells) {
        const cidade = findCidade(cells);
        if (isFault(cidade)) return cidade;
        const nome = cellText(cells, 'nome');
        const key = `${cidade?.id}|${nameKey(nome)}`;
        return {
          given: filled({ nome, cidadeId: cidade?.id }),
          current: known.get(key)?.[0] ?? null,
          keys: [key],
        };
      },
    };
  },
};

/** Placeholder id of a zona still to be created while its rows are judged. */
const zonaToCome = 2_147_483_647;

/** Bairros are matched by name within the zona; a missing zona can be created. */
export const bairrosImport: Importer = {
  list: 'bairros',
  resource: bairrosResource,
  lock,
  columnOf: { zonaId: 'zona' },
  parent: zonasResource,
  async prepare(db, { makeParents }) {
    const cidadesThere = await knownCidades(db);
    const findZonas = await knownZonas(db);
    const rows = await db.select().from(bairros).where(isNull(bairros.excluidoEm));
    const known = indexBy(rows, ({ nome, zonaId }) => `${zonaId}|${nameKey(nome)}`);
    const pickSlug = createSlugPicker(rows.map(({ slug }) => slug));
    const cidadeOfZona = new Map<number, number>();
    return {
      read(cells) {
        const nome = cellText(cells, 'nome');
        const zona = cellText(cells, 'zona');
        const cidade = cidadesThere.find(cells);
        if (isFault(cidade)) return cidade;
        if (!cidade) return { campo: 'cidade', mensagem: 'Preencha a cidade do bairro' };
        const given = { nome, informacoes: cellText(cells, 'informacoes') };
        if (!zona) return { given: filled(given), current: null, keys: [] };
        const found = findZonas(cidade, zona);
        const place = `“${zona}” em ${cidadesThere.label(cidade)}`;
        if (found.length > 1) return { campo: 'zona', mensagem: `Há mais de uma zona ${place}` };
        const zonaId = found[0]?.id;
        const keys = [`${cidade.id}|${nameKey(zona)}|${nameKey(nome)}`];
        if (zonaId !== undefined) {
          cidadeOfZona.set(zonaId, cidade.id);
          const current = known.get(`${zonaId}|${nameKey(nome)}`)?.[0] ?? null;
          return { given: filled({ ...given, zonaId }), current, keys };
        }
        if (!makeParents)
          return {
            campo: 'zona',
            mensagem: `Zona ${place} não encontrada`,
            motivo: 'zona-desconhecida',
          };
        return {
          given: filled({ ...given, zonaId: zonaToCome }),
          current: null,
          keys,
          makes: {
            key: `${cidade.id}|${nameKey(zona)}`,
            label: `Zona ${place}`,
            values: { nome: zona, cidadeId: cidade.id },
          },
        };
      },
      values(input, current) {
        if (current) return input;
        const cidade = cidadesThere.byId.get(cidadeOfZona.get(input.zonaId as number) ?? 0);
        return { ...input, slug: pickSlug(input.nome as string, cidade?.nome ?? '') };
      },
    };
  },
};
