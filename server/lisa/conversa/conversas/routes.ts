import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/lisa/conversas.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import type { ErasePersonTools } from '../erase-person.ts';
import { answerQuestion } from './answer-question.ts';
import { listConversas } from './list.ts';
import { giveBack, takeOver } from './take-over.ts';
import { readTranscript, type TranscriptDeps } from './transcript.ts';
import { resume, write } from './write.ts';

export interface ConversasRoutesDeps extends TranscriptDeps, ErasePersonTools {
  wake: () => void;
}

/** The team's view of Lisa's conversations: state, transcripts, and answering in her place. */
export function conversasRoutes(app: FastifyInstance, deps: ConversasRoutesDeps): void {
  const { db, channel, now, wake } = deps;
  const did = async (deed: Promise<void>) => {
    await deed;
    wake();
    return done;
  };
  mount(app, contract.listConversas, ({ query }) =>
    listConversas(db, { canal: channel.kind, now: now(), ...query }),
  );
  mount(app, contract.readConversa, ({ params, query, request }) =>
    readTranscript(deps, { ...params, ...query, userId: currentUser(request).id }),
  );
  mount(app, contract.takeOverConversa, ({ params, body, request }) =>
    did(takeOver(deps, { ...params, ...body, userId: currentUser(request).id })),
  );
  mount(app, contract.giveBackConversa, ({ params, body, request }) =>
    did(giveBack(deps, { ...params, ...body, userId: currentUser(request).id })),
  );
  mount(app, contract.writeInConversa, ({ params, body, request }) =>
    did(write(deps, { ...params, ...body, userId: currentUser(request).id })),
  );
  mount(app, contract.answerQuestion, ({ params, body, request }) =>
    did(answerQuestion(deps, { ...params, ...body, userId: currentUser(request).id })),
  );
  mount(app, contract.resumeConversa, ({ params, request }) =>
    did(resume(deps, { ...params, userId: currentUser(request).id })),
  );
}
