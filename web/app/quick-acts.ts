import type { QueryClient } from '@tanstack/react-query';
import { type Corretor, corretoresRoutes } from '#contract/cadastros/corretores.ts';
import { type Empreendimento, empreendimentosRoutes } from '#contract/cadastros/empreendimentos.ts';
import { switchedToast, whyHidden } from '#web/cadastros/corretores/cobertura/site-state.ts';
import { isLapsed, todayTyped } from '#web/cadastros/empreendimentos/corrected-price.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { formatDayOrMonth, formatPrice } from '#web/kit/format.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { undoOffer } from '#web/kit/ui/undo.ts';
import { leituraOf } from '#web/widgets/leitura/read-leitura.ts';
import { writeAgain } from '#web/widgets/publicacao/write-again.ts';
import { publicPageOf } from '#web/widgets/share-page.ts';

/*
 * What is done from the palette at once, without opening the record: each says what it did and can be taken back.
 */

/** Does something; what fails is said, and nothing is offered to be taken back. */
async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    showToast({
      title: 'Erro',
      text: errorText(error, 'Nada mudou. Tente de novo em instantes'),
      tone: 'destructive',
    });
  }
}

const saveCorretor = async (client: QueryClient, id: number, body: Partial<Corretor>) => {
  const saved = await call(corretoresRoutes.update, { params: { id }, body });
  await refreshLists(client, 'corretores');
  return saved;
};

export const changeWhatsapp = (
  client: QueryClient,
  { id, nome, whatsapp, revisao }: Corretor,
  number: string,
) =>
  attempt(async () => {
    const saved = await saveCorretor(client, id, { whatsapp: number, revisao });
    showToast({ title: 'Corretor atualizado', text: `${nome}: WhatsApp ${number}` });
    const before = { whatsapp, revisao: saved.revisao };
    undoOffer.make({
      text: `WhatsApp de ${nome} trocado`,
      undo: () => attempt(async () => void (await saveCorretor(client, id, before))),
    });
  });

/** Turned on, it opens beside; a browser that lets no tab open after an answer leaves the link in the notice. */
export const switchSite = (client: QueryClient, { id, revisao }: Corretor, siteAtivo: boolean) =>
  attempt(async () => {
    const saved = await saveCorretor(client, id, { siteAtivo, revisao });
    const href = `/corretor/${encodeURIComponent(saved.slug)}`;
    const isPublic = saved.siteAtivo && whyHidden(saved) === null;
    showToast({ ...switchedToast(saved), ...(isPublic ? { link: { label: 'Abrir o site', href } } : {}) });
    if (isPublic) window.open(href, '_blank', 'noopener');
    const before = { siteAtivo: !siteAtivo, revisao: saved.revisao };
    undoOffer.make({
      text: `Site de ${saved.nome} ${siteAtivo ? 'ligado' : 'desligado'}`,
      undo: () => attempt(async () => void (await saveCorretor(client, id, before))),
    });
  });

type Changed = Partial<Pick<Empreendimento, 'ativo' | 'precoInicial' | 'dataTabela'>>;

/** Answers the record's new revision: what is taken back is this change, and none that came after it. */
async function saveEmpreendimento(
  client: QueryClient,
  { id, nome, bairroId, incorporadoraId }: Empreendimento,
  changed: Changed & { revisao: number },
): Promise<number> {
  const body = { nome, bairroId, incorporadoraId, ...changed };
  const { revisao } = await call(empreendimentosRoutes.update, { params: { id }, body });
  await refreshLists(client, 'empreendimentos', 'hotsites');
  return revisao;
}

/** An empreendimento's own switch: off, no public page shows it. */
export const switchEmpreendimento = (client: QueryClient, record: Empreendimento, ativo: boolean) =>
  attempt(async () => {
    const revisao = await saveEmpreendimento(client, record, { ativo, revisao: record.revisao });
    const text = `${record.nome} ${ativo ? 'está de novo no ar' : 'saiu do ar'}`;
    showToast({ title: 'Empreendimento atualizado com sucesso', text });
    undoOffer.make({
      text,
      undo: () =>
        attempt(async () => void (await saveEmpreendimento(client, record, { ativo: !ativo, revisao }))),
    });
  });

/** Writes the pages again that the record has left behind; answers why one was not published. */
async function updatePages(client: QueryClient, id: number): Promise<string | null> {
  const { paginasAtras } = await client.fetchQuery({ ...leituraOf(id), staleTime: 0 });
  let held: string | null = null;
  for (const page of paginasAtras) {
    const { publicada, rascunho } = await writeAgain(page);
    if (!publicada) held = rascunho ?? '';
  }
  await refreshLists(client, 'hotsites', 'empreendimentos');
  return held;
}

/** A price and the public page that states it; under a lapsed table it is dated today. */
export const changePrice = (client: QueryClient, record: Empreendimento, precoInicial: string) =>
  attempt(async () => {
    const { id, nome } = record;
    const page = publicPageOf(record);
    const dated = isLapsed(record) ? { dataTabela: todayTyped() } : {};
    const update = async (changed: Changed & { revisao: number }) => {
      const revisao = await saveEmpreendimento(client, record, changed);
      return { revisao, held: page ? await updatePages(client, id) : null };
    };
    if (page) showToast({ title: `${nome}: atualizando o preço e a página...` });
    const { held, revisao } = await update({ precoInicial, ...dated, revisao: record.revisao });
    const href = `/hotsite/${encodeURIComponent(page?.rota ?? '')}`;
    showToast({
      title: !page
        ? 'Empreendimento atualizado com sucesso'
        : held === null
          ? 'Página atualizada e publicada'
          : 'A página nova não foi publicada',
      text: [`${nome}: ${formatPrice(precoInicial)}`, held].filter(Boolean).join('\n'),
      ...(page && held === null ? { link: { label: 'Ver página', href } } : {}),
    });
    const before = {
      precoInicial: record.precoInicial,
      dataTabela: formatDayOrMonth(record.dataTabela),
      revisao,
    };
    undoOffer.make({
      text: `Preço de ${nome} mudado`,
      undo: () => attempt(async () => void (await update(before))),
    });
  });
