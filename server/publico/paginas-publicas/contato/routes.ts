import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPedido } from '#contract/publico/pedidos.ts';
import type { Visits } from '#server/cadastros/visitas/service.ts';
import type { Db } from '#server/db/client.ts';
import type { Contatos } from '#server/publico/contatos/service.ts';
import type { CurrentState } from '../current-state.ts';
import { type Encoded, sendEncoded } from '../encoded.ts';
import type { Fonts } from '../fonts.ts';
import { contactFormHeaders, hotsiteHeaders } from '../policies.ts';
import { type ContactPage, contactPage } from './contact-page.ts';
import { readNamed, readSubject } from './read-contact.ts';
import { turnScript } from './turn-script.ts';

export interface ContactDeps {
  db: Db;
  visits: Visits;
  contatos: Contatos;
  state: CurrentState;
  fonts: Fonts;
  publicPagesUrl: string;
  notFound: Promise<Encoded>;
  /** Redirects visitors from the panel's host; null if already there. */
  elsewhere(request: FastifyRequest, reply: FastifyReply): FastifyReply | null;
}

const plainName = /^[\w-]{1,300}$/;
/** More than the longest form, so that what is too long is answered with a sentence. */
const longestForm = 256 * 1024;

const tooSoon = 'Confira os dados e envie de novo.';
const tooLate = 'A página ficou aberta por muito tempo. Confira os dados e envie de novo.';

/** What the address of a contact form asks for; null if there is no such page. */
function readAsked({ db, state, fonts, contatos }: ContactDeps) {
  return async (request: FastifyRequest) => {
    const { rota } = request.params as { rota: string };
    const { corretor, quadro, pedido, vez } = request.query as Record<string, unknown>;
    const slug = typeof corretor === 'string' && plainName.test(corretor) ? corretor : null;
    const found = plainName.test(rota) ? await state(rota, slug) : undefined;
    if (!found?.hotsite.ativo || found.hotsite.versaoId === null) return null;
    const subject = await readSubject(db, found.hotsite.versaoId);
    if (!subject) return null;
    const linked = found.corretorId === null ? undefined : await readNamed(db, found.corretorId);
    return {
      rota,
      // A link of somebody no longer active is a link without a corretor.
      slug: linked ? slug : null,
      linked: linked ?? null,
      framed: quadro !== undefined,
      pedido: isPedido(pedido) ? pedido : null,
      shown: typeof vez === 'string' && plainName.test(vez) ? vez : null,
      subject,
      fonts: fonts.byStyle[subject.style],
      trap: contatos.trapField,
    };
  };
}
type Asked = NonNullable<Awaited<ReturnType<ReturnType<typeof readAsked>>>>;

/**
 * `/hotsite/{rota}/contato`: whom to turn to, and a form for who would rather be called. The page's call to
 * action opens it in a dialog; without script it is a page. Neither cached nor indexed.
 */
export function contactRoutes(app: FastifyInstance, deps: ContactDeps): void {
  const { db, contatos, state, visits, elsewhere } = deps;
  const headers = contactFormHeaders(deps.publicPagesUrl);
  const scriptHeaders = hotsiteHeaders([], deps.publicPagesUrl);

  const asked = readAsked(deps);

  /** Whom the page names: its own corretor, else the programme, else whose turn it is. */
  async function offered({ linked, subject, shown }: Asked, request: FastifyRequest) {
    if (linked) return { corretor: linked, programa: null };
    const programa = await contatos.readWhatsapp();
    if (programa) return { corretor: null, programa };
    const turn = { address: request.ip, isVisit: visits.isVisit(request), shown };
    const corretor = (await contatos.offer(subject.empreendimento.id, turn)) ?? null;
    return { corretor, programa: null };
  }

  /** The same as when the form was made, while he may still be shown. */
  async function offeredBefore({ linked, rota }: Asked, slug: string | null) {
    if (linked) return { corretor: linked, programa: null };
    const id = slug === null ? null : ((await state(rota, slug))?.corretorId ?? null);
    const corretor = id === null ? null : ((await readNamed(db, id)) ?? null);
    return { corretor, programa: corretor ? null : await contatos.readWhatsapp() };
  }

  const send = (reply: FastifyReply, page: ContactPage) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(contactPage(page));

  app.get('/hotsite/:rota/contato', { config: { access: 'public' } }, async (request, reply) => {
    const moved = elsewhere(request, reply);
    if (moved) return moved;
    const page = await asked(request);
    if (!page) return sendEncoded(request, reply.code(404), await deps.notFound);
    const named = await offered(page, request);
    const { corretor } = named;
    const token = await contatos.tokens.make({ rota: page.rota, slug: corretor?.slug ?? null });
    return send(reply, { ...page, ...named, token });
  });

  // For the end of a page that nobody shows: who answers there, as the form is going to name him. A look spends no turn.
  app.get('/hotsite/:rota/contato/vez.js', { config: { access: 'public' } }, async (request, reply) => {
    const moved = elsewhere(request, reply);
    if (moved) return moved;
    const page = await asked(request);
    if (!page) return sendEncoded(request, reply.code(404), await deps.notFound);
    const isNamed = page.linked !== null || (await contatos.readWhatsapp());
    const corretor = isNamed ? undefined : await contatos.peek(page.subject.empreendimento.id);
    return reply
      .headers({ ...scriptHeaders, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/javascript; charset=utf-8')
      .send(corretor ? turnScript(corretor) : '');
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post(
      '/hotsite/:rota/contato',
      { config: { access: 'public' }, bodyLimit: longestForm },
      async (request, reply) => {
        const moved = elsewhere(request, reply);
        if (moved) return moved;
        const page = await asked(request);
        if (!page) return sendEncoded(request, reply.code(404), await deps.notFound);
        const { rota, subject } = page;
        const { body } = request;
        const sentToken = (body as { formulario?: unknown } | undefined)?.formulario;
        const token = typeof sentToken === 'string' ? sentToken : '';
        const opened = await contatos.tokens.open(token);
        const form = opened?.rota === rota ? opened : null;
        const named = await offeredBefore(page, form?.slug ?? null);
        const contato = contatos.readForm(body);
        const { typed, faults } = contato;
        const show = async (status: number, more: Partial<ContactPage>) => {
          const isKept = form !== null && form.fault !== 'vencido';
          const next = { rota, slug: named.corretor?.slug ?? null };
          return send(reply.code(status), {
            ...page,
            ...named,
            token: isKept ? token : await contatos.tokens.make(next),
            typed,
            ...more,
          });
        };
        const refused = await contatos.admit({ address: request.ip, rota });
        if (refused) {
          reply.header('retry-after', String(refused.retryAfterSeconds));
          return show(429, { notice: refused.message });
        }
        // A program is told what a person is told.
        if (contatos.isTrapped(body)) return show(200, { sent: true });
        if (!form || form.fault) return show(400, { notice: form?.fault === 'vencido' ? tooLate : tooSoon });
        if (Object.keys(faults).length > 0) return show(400, { faults });
        await contatos.receive({
          contato,
          envio: form.envio,
          empreendimento: subject.empreendimento,
          corretorId: named.corretor?.id ?? null,
        });
        return show(200, { sent: true });
      },
    );
  });
}
