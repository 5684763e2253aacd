import { useQueries, useQueryClient } from '@tanstack/react-query';
import {
  BadgeCheck,
  Globe,
  KeyRound,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  Plus,
  Save,
  Sparkles,
  SunMoon,
} from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ListName } from '#contract/base/lists.ts';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import type { Configuracao } from '#contract/sistema/configuracoes.ts';
import { empreendimentoEntry } from '#web/app/empreendimento-entry.ts';
import { ownPassword, ownPasswordLabel } from '#web/app/own-password.ts';
import { actsFor, actsOn } from '#web/app/palette-acts.ts';
import type { Screen } from '#web/app/screen.ts';
import { screens } from '#web/app/screens.ts';
import { read } from '#web/kit/api/queries.ts';
import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import type { AnyCrudScreen, CrudRecord } from '#web/kit/crud/screen.ts';
import { chooseTheme, themeLabels, themes } from '#web/kit/theme.ts';
import type { Entry } from '#web/painel/busca/entry.ts';
import { groupLabels } from '#web/sistema/configuracoes/groups.ts';
import { logout, logoutLabel } from '#web/sistema/sessao/logout.ts';

/** A list's records and how each is shown and opened. */
interface Source {
  label: string;
  gender?: 'm' | 'f';
  isPlace?: boolean;
  list: ListName;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is named
  entry: (row: any) => Entry | null;
}
interface Declared {
  screen: Screen;
  declaration: AnyCrudScreen;
}

const copias: Entry = {
  id: '/admin/configuracoes#copias',
  label: 'Cópias de segurança',
  detail: 'Backup: fazer uma cópia agora, quando e onde são guardadas',
  Icon: Save,
  go: { to: '/admin/configuracoes#copias' },
};

/** What a screen's subtitle adds to its name: 'Gerencie os bairros do sistema' adds nothing. */
const detailOf = ({ label, title, subtitle }: Screen): string | undefined =>
  [title !== label && title, !subtitle.startsWith('Gerencie ') && subtitle].filter(Boolean).join(' · ') ||
  undefined;

const screenEntries: Entry[] = screens.map((screen) => ({
  id: screen.path,
  label: screen.label,
  detail: detailOf(screen),
  Icon: screen.icon,
  go: { to: screen.path },
}));

/** Actions with a screen of their own. */
const ownDeeds: Entry[] = [
  {
    id: '/admin/empreendimentos?novo=1',
    label: 'Novo Empreendimento',
    Icon: Plus,
    go: { to: '/admin/empreendimentos?novo=1' },
  },
  {
    id: '/admin/empreendimentos?fluxo=novo',
    label: 'Fluxo AI Completo',
    detail: 'Criar um empreendimento em três passos',
    Icon: ListChecks,
    go: { to: '/admin/empreendimentos?fluxo=novo' },
  },
];

const superAi = { path: '/admin/empreendimentos', label: 'Super AI', detail: 'Analisar uma pasta do Drive' };

/** Actions available everywhere: new records, the Super AI, themes, logout. */
const deedsOf = (declared: readonly Declared[]): Entry[] => [
  ...declared.map(({ screen: { path }, declaration: { texts } }) => ({
    id: `${path}?novo=1`,
    label: texts.add,
    Icon: Plus,
    go: { to: `${path}?novo=1` },
  })),
  ...ownDeeds,
  {
    id: 'super-ai',
    label: superAi.label,
    detail: superAi.detail,
    Icon: Sparkles,
    go: { to: superAi.path, state: { superAi: true } },
  },
  ...themes.map((theme) => ({
    id: `tema/${theme}`,
    label: `Tema: ${themeLabels[theme].toLowerCase()}`,
    Icon: SunMoon,
    go: () => chooseTheme(theme),
  })),
  {
    id: 'minha-senha',
    label: ownPasswordLabel,
    detail: 'Alterar a senha da sua conta',
    Icon: KeyRound,
    go: () => ownPassword.write(true),
  },
  { id: 'sair', label: logoutLabel, Icon: LogOut, go: () => void logout() },
];

/** Lists of the territory. */
const places: readonly ListName[] = ['regioes', 'estados', 'cidades', 'zonas', 'bairros'];

/** A declared record by its first column, with the next two as details. */
const sourceOf = ({ screen, declaration }: Declared): Source => ({
  label: screen.label,
  gender: declaration.noun.gender,
  isPlace: places.includes(declaration.list),
  list: declaration.list,
  entry(row: CrudRecord) {
    const [name, ...others] = declaration.columns.filter(({ searched }) => searched !== false);
    const detail = others
      .slice(0, 2)
      .map((column) => column.value(row))
      .filter(Boolean)
      .join(' · ');
    return {
      id: `${screen.path}/${row.id}`,
      label: String(name?.value(row) ?? ''),
      ...(detail ? { detail } : {}),
      Icon: screen.icon,
      go: { to: declaration.hasPage ? `${screen.path}/${row.id}` : `${screen.path}?editar=${row.id}` },
    };
  },
});

const kinds = { mensagem: 'Mensagem', instrucao: 'Instrução' };
const firstLineLength = 120;

const own: (Source & { screen: string })[] = [
  {
    label: 'Empreendimentos',
    screen: '/admin/empreendimentos',
    list: 'empreendimentos',
    entry: empreendimentoEntry,
  },
  {
    label: 'Hotsites no ar',
    screen: '/admin/empreendimentos',
    list: 'empreendimentos',
    entry: ({ nome, hotsite }: Empreendimento) =>
      hotsite?.publicado && hotsite.ativo
        ? {
            id: `paginas/${hotsite.id}`,
            label: nome,
            detail: `Ver a página: /hotsite/${hotsite.rota}`,
            Icon: Globe,
            go: { href: `/hotsite/${encodeURIComponent(hotsite.rota)}` },
          }
        : null,
  },
  {
    label: 'Corretores',
    screen: '/admin/corretores',
    list: 'corretores',
    entry: ({ id, nome, nomeGuerra, creci, whatsapp, teste }: Corretor) =>
      teste
        ? null
        : {
            id: `corretores/${id}`,
            label: nome,
            detail: `${nomeGuerra} · CRECI ${creci}`,
            also: whatsapp ? [whatsapp, whatsapp.replace(/\D/g, '')] : [],
            Icon: BadgeCheck as LucideIcon,
            go: { to: `/admin/corretores/${id}` },
          },
  },
  {
    label: 'Textos',
    screen: '/admin/configuracoes',
    list: 'configuracoes',
    entry: ({ chave, titulo, descricao, categoria, tipo, valor }: Configuracao) => ({
      id: `configuracoes/${chave}`,
      label: titulo,
      detail: `${kinds[tipo]} · ${groupLabels[categoria].titulo}`,
      // Of a message, its first line is what people remember of it.
      also: [descricao, valor.split('\n', 1)[0]!.slice(0, firstLineLength), chave],
      Icon: MessageSquareText,
      go: { to: `/admin/configuracoes#${chave}` },
    }),
  },
];

async function readDeclarations(): Promise<Declared[]> {
  const found = screens.flatMap((screen) => (screen.declared ? [{ screen, load: screen.declared }] : []));
  return Promise.all(found.map(async ({ screen, load }) => ({ screen, declaration: await load() })));
}

/** Entries of a list, computed once per loaded rows. */
const made = new WeakMap<object, Map<string, Entry[]>>();
function entriesOf(source: Source, rows: readonly unknown[]): Entry[] {
  const known = made.get(rows) ?? new Map<string, Entry[]>();
  made.set(rows, known);
  const entries = known.get(source.label) ?? rows.flatMap((row) => source.entry(row) ?? []);
  known.set(source.label, entries);
  return entries;
}

/**
 * Everything the palette finds. Uncached lists are loaded when it first opens; failures are reported, and the
 * rest still works.
 */
export function usePaletteGroups() {
  const [declared, setDeclared] = useState<Declared[]>([]);
  useEffect(() => void readDeclarations().then(setDeclared), []);
  // One source per list from the first moment on: an entry's id must not change when the declarations arrive.
  const ownScreens = new Set(own.map(({ screen }) => screen));
  const others = declared.filter(({ screen }) => !ownScreens.has(screen.path));
  const sources = [...own, ...others.map(sourceOf)];
  const named = [...new Set(sources.map(({ list }) => list))];
  const reads = useQueries({ queries: named.map((list) => read(crudCalls.list(list))) });
  const failed = sources.filter(({ list }) => reads[named.indexOf(list)]?.isError);
  const isReading = reads.some(({ isPending }) => isPending);
  const client = useQueryClient();
  const rowsOf = (list: ListName) => reads[named.indexOf(list)]?.data ?? none;
  const corretores = rowsOf('corretores') as readonly Corretor[];
  const empreendimentos = rowsOf('empreendimentos') as readonly Empreendimento[];
  const known = useMemo(
    () => ({ client, corretores, empreendimentos }),
    [client, corretores, empreendimentos],
  );
  return {
    actsFor: useCallback((typed: string) => actsFor(known, typed), [known]),
    actsOn: useCallback((found: readonly Entry[]) => actsOn(known, found), [known]),
    groups: [
      { label: 'Telas', gender: 'f' as const, entries: [...screenEntries, copias] },
      { label: 'Ações', gender: 'f' as const, entries: deedsOf(declared) },
      ...sources.map((source) => ({
        label: source.label,
        gender: source.gender ?? ('m' as const),
        isPlace: source.isPlace ?? false,
        entries: entriesOf(source, rowsOf(source.list)),
      })),
    ],
    notice: isReading
      ? 'Lendo os registros...'
      : failed.length > 0
        ? `Não foi possível ler: ${failed.map(({ label }) => label).join(', ')}`
        : null,
  };
}
const none: unknown[] = [];
