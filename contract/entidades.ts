import { declareEntities, entity, noun } from './base/entity.ts';
import type { PlainEntity } from './base/plain.ts';
import { corretor, empreendimento, imovelUsado, incorporadora } from './cadastros/entities.ts';
import { bairro, cidade, estado, regiao, zona } from './cadastros/places.ts';

/**
 * Every kind of record that has a list, in display order. Names, addresses, the trash, deletion rules, list
 * invalidation and importable columns derive from it.
 */
export const entidades = declareEntities({
  regiao,
  estado,
  cidade,
  zona,
  bairro,
  incorporadora,
  empreendimento,
  hotsite: entity({
    name: 'hotsite',
    list: 'hotsites',
    noun: noun('hotsite', 'hotsites', 'm'),
    isPublic: true,
    parents: { empreendimentoId: 'empreendimento' },
    goesWith: 'empreendimentoId',
  }),
  corretor,
  'imovel-usado': imovelUsado,
  /** Which corretor shows which empreendimento, from either side. */
  associacao: entity({
    name: 'associacao',
    list: 'associacoes',
    noun: noun('associação', 'associações', 'f'),
    trash: false,
    opens: null,
    isPublic: true,
    shows: ['corretores', 'empreendimentos', 'bairros', 'zonas', 'cidades', 'estados'],
  }),
  /** A visitor who left his contact on a page. */
  contato: entity({
    name: 'contato',
    list: 'contatos',
    noun: noun('contato', 'contatos', 'm'),
    trash: false,
    opens: 'list',
    shows: ['corretores'],
  }),
  configuracao: entity({
    name: 'configuracao',
    list: 'configuracoes',
    noun: noun('configuração', 'configurações', 'f'),
    trash: false,
    opens: 'list',
  }),
  user: entity({
    name: 'user',
    list: 'administradores',
    noun: noun('administrador', 'administradores', 'm'),
    trash: false,
    opens: 'list',
  }),
});

type Entidades = typeof entidades;
export type EntidadeName = keyof Entidades;
type NameWhere<Fields> = {
  [Name in EntidadeName]: Entidades[Name] extends Fields ? Name : never;
}[EntidadeName];
type ListOf<Name extends EntidadeName> = Entidades[Name]['list'];

export type EntidadeList = ListOf<EntidadeName>;
/** Kinds whose records go to the trash. */
export type TrashedName = NameWhere<{ trash: true }>;
export type TrashedList = ListOf<TrashedName>;
/** Kinds whose records the panel opens. */
export type OpenedList = ListOf<NameWhere<{ opens: 'record' }>>;
/** Kinds that can be imported. */
export type ImportableName = NameWhere<{ columns: readonly string[] }>;
export type ImportableList = ListOf<ImportableName>;

/** The parents of a kind of record. */
export const parentsOf = (name: EntidadeName): [field: string, parent: TrashedName][] =>
  Object.entries(entidades[name].parents);

/** Every kind whose records go to the trash. */
export const trashedNames: readonly TrashedName[] = Object.values(entidades).flatMap((each) =>
  each.trash ? [each.name] : [],
);

/** The kind of record a list holds; other lists have none. */
export const entidadeOfList: Partial<Record<string, EntidadeName>> = Object.fromEntries(
  Object.values(entidades).map(({ list, name }) => [list, name]),
);

/** Kinds fully described by their fields. */
export const plainEntities: readonly PlainEntity[] = Object.values(entidades).flatMap((each) =>
  'fields' in each ? [each] : [],
);
