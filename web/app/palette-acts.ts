import type { QueryClient } from '@tanstack/react-query';
import { ArrowUpFromLine, Banknote, CirclePower, Globe, Phone, PowerOff } from 'lucide-react';
import { type Corretor, hasSite } from '#contract/cadastros/corretores.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { isSamePrice } from '#contract/cadastros/preco.ts';
import { changePrice, changeWhatsapp, switchEmpreendimento, switchSite } from '#web/app/quick-acts.ts';
import { maskPhone } from '#web/kit/form/masks.ts';
import { formatPrice, nothing } from '#web/kit/format.ts';
import type { Entry, EntryGroup } from '#web/painel/busca/entry.ts';
import { isNamed, readTypedAct, type TypedAct } from '#web/painel/busca/typed-act.ts';
import { publicPageOf } from '#web/widgets/share-page.ts';

/** Of more records than these, none is meant. */
const mostMeant = 4;

interface Known {
  client: QueryClient;
  corretores: readonly Corretor[];
  empreendimentos: readonly Empreendimento[];
}

const act = (entry: Omit<Entry, 'isPassing'>): Entry => ({ ...entry, isPassing: true });

function siteAct(client: QueryClient, corretor: Corretor, on: boolean): Entry | null {
  const { id, nome, nomeGuerra, siteAtivo } = corretor;
  if (siteAtivo === on) return null;
  return act({
    id: `site/${id}`,
    label: on ? `Ligar e abrir o site de ${nome}` : `Desligar o site de ${nome}`,
    detail: nomeGuerra,
    Icon: on ? Globe : PowerOff,
    go: () => void switchSite(client, corretor, on),
  });
}

function corretorActs({ client }: Known, corretor: Corretor, { verb, phone }: TypedAct): (Entry | null)[] {
  if (phone) {
    const number = maskPhone(phone);
    return [
      act({
        id: `whatsapp/${corretor.id}`,
        label: `Trocar o WhatsApp de ${corretor.nome} para ${number}`,
        detail: `hoje ${corretor.whatsapp ? maskPhone(corretor.whatsapp) : nothing}`,
        Icon: Phone,
        go: () => void changeWhatsapp(client, corretor, number),
      }),
    ];
  }
  return verb === 'ligar-site' || verb === 'desligar-site'
    ? [siteAct(client, corretor, verb === 'ligar-site')]
    : [];
}

function switchAct(client: QueryClient, record: Empreendimento, on: boolean): Entry | null {
  if (record.ativo === on) return null;
  return act({
    id: `ar/${record.id}`,
    label: `${on ? 'Pôr no ar' : 'Tirar do ar'}: ${record.nome}`,
    detail: on
      ? 'as páginas públicas voltam a mostrá-lo'
      : 'nenhuma página pública o mostra; pode ser desfeito',
    Icon: on ? ArrowUpFromLine : CirclePower,
    go: () => void switchEmpreendimento(client, record, on),
  });
}

function empreendimentoActs(
  { client }: Known,
  record: Empreendimento,
  { verb, price }: TypedAct,
): (Entry | null)[] {
  if (price && !isSamePrice(price, record.precoInicial)) {
    const { precoInicial } = record;
    const now = `hoje ${precoInicial === null ? nothing : formatPrice(precoInicial)}`;
    return [
      act({
        id: `preco/${record.id}`,
        label: `Mudar o preço de ${record.nome} para ${formatPrice(price)}`,
        detail: publicPageOf(record) ? `${now} · a página é atualizada` : now,
        Icon: Banknote,
        go: () => void changePrice(client, record, price),
      }),
    ];
  }
  return verb === 'tirar-do-ar' || verb === 'por-no-ar'
    ? [switchAct(client, record, verb === 'por-no-ar')]
    : [];
}

/** What a sentence typed into the palette asks for, of the few records it can mean. */
export function actsFor(known: Known, typed: string): EntryGroup[] {
  const asked = readTypedAct(typed);
  if (!asked) return [];
  const { corretores, empreendimentos } = known;
  const people = corretores.filter(
    ({ nome, nomeGuerra, teste }) => !teste && isNamed(`${nome} ${nomeGuerra}`, asked.name),
  );
  const buildings = empreendimentos.filter(({ nome }) => isNamed(nome, asked.name));
  const found = [
    ...(people.length <= mostMeant ? people.map((one) => corretorActs(known, one, asked)) : []),
    ...(buildings.length <= mostMeant ? buildings.map((one) => empreendimentoActs(known, one, asked)) : []),
  ];
  const entries = found.flat().filter((entry) => entry !== null);
  return entries.length > 0 ? [{ label: 'Fazer agora', entries }] : [];
}

/** What can be done with the one record that was found, beside opening it. */
export function actsOn(
  { client, corretores, empreendimentos }: Known,
  found: readonly Entry[],
): EntryGroup[] {
  const ids = found.map(({ id }) => id);
  const people = corretores.filter(({ id }) => ids.includes(`corretores/${id}`));
  const buildings = empreendimentos.filter(({ id }) => ids.includes(`empreendimentos/${id}`));
  if (people.length + buildings.length !== 1) return [];
  const [person] = people;
  const [building] = buildings;
  const entries = [
    person &&
      act({
        id: `campo/whatsapp/${person.id}`,
        label: 'Trocar o WhatsApp',
        detail: person.whatsapp ? maskPhone(person.whatsapp) : nothing,
        Icon: Phone,
        go: { to: `/admin/corretores/${person.id}?campo=whatsapp` },
      }),
    person && !hasSite(person) && siteAct(client, person, true),
    building &&
      act({
        id: `campo/preco/${building.id}`,
        label: 'Mudar o preço',
        detail: building.precoInicial === null ? nothing : formatPrice(building.precoInicial),
        Icon: Banknote,
        go: { to: `/admin/empreendimentos/${building.id}?campo=precoInicial` },
      }),
    building && switchAct(client, building, !building.ativo),
  ].filter((entry) => entry !== null && entry !== undefined && entry !== false);
  return [{ label: `Fazer com ${(person ?? building)!.nome}`, entries }];
}
