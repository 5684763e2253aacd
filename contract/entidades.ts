import { declareEntities, entity, noun } from './base/entity.ts';
import type { PlainEntity } from './base/plain.ts';
import { cidade, estado, regiao, zona } from './cadastros/places.ts';

/**
 * Every kind of record that has a list, in the order in which they are told of. Names, addresses, the
 * trash, what forbids a delete, what makes a list old and what a file may bring follow from it.
 */
export const entidades = declareEntities({
  regiao,
  estado,
  cidade,
  zona,
  bairro: entity({
    name: 'bairro',
    list: 'bairros',
    noun: noun('bairro', 'bairros', 'm'),
    isPublic: true,
    parents: { zonaId: 'zona' },
    shows: ['cidades', 'estados'],
    columns: ['nome', 'zona', 'cidade', 'uf', 'informacoes'],
  }),
  incorporadora: entity({
    name: 'incorporadora',
    list: 'incorporadoras',
    noun: noun('incorporadora', 'incorporadoras', 'f'),
    isPublic: true,
    shows: ['empreendimentos'],
    columns: ['nome', 'cnpj', 'contatoTelefone', 'contatoEmail', 'ativo'],
  }),
  empreendimento: entity({
    name: 'empreendimento',
    list: 'empreendimentos',
    noun: noun('empreendimento', 'empreendimentos', 'm'),
    isPublic: true,
    parents: { bairroId: 'bairro', incorporadoraId: 'incorporadora' },
    shows: ['hotsites', 'zonas', 'cidades', 'estados'],
  }),
  hotsite: entity({
    name: 'hotsite',
    list: 'hotsites',
    noun: noun('hotsite', 'hotsites', 'm'),
    isPublic: true,
    parents: { empreendimentoId: 'empreendimento' },
    goesWith: 'empreendimentoId',
  }),
  corretor: entity({
    name: 'corretor',
    list: 'corretores',
    noun: noun('corretor', 'corretores', 'm'),
    isPublic: true,
    columns: [
      ...(['nome', 'nomeGuerra', 'email', 'creci', 'ufCreci', 'whatsapp', 'telefone'] as const),
      ...(['regiaoTrabalho', 'ativo', 'aprovado', 'slug'] as const),
    ],
  }),
  'imovel-usado': entity({
    name: 'imovel-usado',
    list: 'imoveis-usados',
    noun: noun('imóvel usado', 'imóveis usados', 'm'),
    isPublic: true,
    parents: { corretorId: 'corretor', bairroId: 'bairro' },
    shows: ['zonas', 'cidades', 'estados'],
  }),
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
/** Those whose records go to the trash. */
export type TrashedName = NameWhere<{ trash: true }>;
export type TrashedList = ListOf<TrashedName>;
/** Those whose records the panel opens. */
export type OpenedList = ListOf<NameWhere<{ opens: 'record' }>>;
/** Those that a file may bring. */
type ImportableName = NameWhere<{ columns: readonly string[] }>;
export type ImportableList = ListOf<ImportableName>;

/** What a kind of record belongs to. */
export const parentsOf = (name: EntidadeName): [field: string, parent: TrashedName][] =>
  Object.entries(entidades[name].parents);

/** Every kind whose records go to the trash. */
export const trashedNames: readonly TrashedName[] = Object.values(entidades).flatMap((each) =>
  each.trash ? [each.name] : [],
);

/** The kind of record a list holds; lists of other things have none. */
export const entidadeOfList: Partial<Record<string, EntidadeName>> = Object.fromEntries(
  Object.values(entidades).map(({ list, name }) => [list, name]),
);

/** Those that are wholly what their fields say. */
export const plainEntities: readonly PlainEntity[] = Object.values(entidades).flatMap((each) =>
  'fields' in each ? [each] : [],
);
