import { type SQL, sql } from 'drizzle-orm';
import type { TipoRetido } from '#contract/sistema/retencao.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { type OldRows, oldRows } from '#server/kernel/retention.ts';

const live = sql`('running', 'waiting')`;

/** A run (by its id) that an evidence pack quotes: it made a published page, or its empreendimento. */
const isEvidence = (run: SQL) => sql`(
  EXISTS (SELECT FROM hotsite_versoes v JOIN hotsite_publicacoes p ON p.versao_id = v.id WHERE v.run_id = ${run})
  OR EXISTS (SELECT FROM workflow_items i JOIN hotsites h ON to_jsonb(h.empreendimento_id) = i.result
    JOIN hotsite_publicacoes p ON p.hotsite_id = h.id
    WHERE i.run_id = ${run} AND i.substep = 'create-empreendimento' AND i.item_key = 'empreendimento'))`;

const ofEndedRun = sql`EXISTS (SELECT FROM workflow_runs r
  WHERE r.id = x.run_id AND r.state NOT IN ${live})`;

/** Log entries the product answers from: proofs of what was public, receipts, where a registration came from. */
const isProof = sql`(x.acao IN ('publicou', 'baixou-comprovante', 'apagou-dados', 'exportou-dados', 'apagou-antigos')
  OR (x.entidade = 'corretor' AND (x.acao = 'criou' OR x.dados->>'origem' = 'lisa'))
  OR x.dados ? 'consentimento' OR x.dados->'depois' ? 'consentimento')`;

/** Documents of an empreendimento, of a run that is open or of one that is evidence. */
const neededFiles = sql`(
  SELECT d->>'origem' FROM empreendimentos e, jsonb_array_elements(
    CASE WHEN jsonb_typeof(e.metadados->'documentos') = 'array' THEN e.metadados->'documentos' ELSE '[]' END) d
  WHERE d->>'origem' IS NOT NULL
  UNION SELECT i.result->>'key' FROM workflow_items i JOIN workflow_runs r ON r.id = i.run_id
  WHERE i.substep = 'download-pdfs' AND i.result->>'key' IS NOT NULL
    AND (r.state IN ${live} OR ${isEvidence(sql`r.id`)}))`;

const countOf = ({ rows }: { rows: unknown[] }) => rows.length;

/** Everything but what other rooms keep. */
export const ownKinds = (storage: Pick<Storage, 'remove'>): OldRows<TipoRetido>[] => [
  oldRows({
    kind: 'execucoes',
    table: 'workflow_runs',
    at: sql`coalesce(x.terminado_em, x.atualizado_em)`,
    // A version names the run it came from.
    free: sql`x.state NOT IN ${live} AND NOT ${isEvidence(sql`x.id`)}
      AND NOT EXISTS (SELECT FROM hotsite_versoes v WHERE v.run_id = x.id)`,
    async remove(tx, rows) {
      const gone = countOf(await tx.execute(sql`DELETE FROM workflow_runs x WHERE ${rows} RETURNING 1`));
      await bumpLists(tx, 'execucoes');
      return gone;
    },
  }),
  oldRows({ kind: 'eventos', table: 'workflow_events', at: sql`x.criado_em`, free: ofEndedRun }),
  oldRows({
    kind: 'itens',
    table: 'workflow_items',
    at: sql`x.terminado_em`,
    free: sql`${ofEndedRun} AND NOT ${isEvidence(sql`x.run_id`)}`,
  }),
  oldRows({
    kind: 'uso',
    table: 'uso_modelos',
    at: sql`x.criado_em`,
    free: sql`NOT EXISTS (SELECT FROM workflow_runs r WHERE r.id = x.run_id AND r.state IN ${live})
      AND NOT EXISTS (SELECT FROM hotsite_versoes v WHERE v.run_id = x.run_id)`,
  }),
  oldRows({ kind: 'visitas', table: 'visitas', at: sql`x.dia::timestamptz` }),
  oldRows({
    kind: 'auditoria',
    table: 'auditoria',
    at: sql`x.quando`,
    free: sql`NOT coalesce(${isProof}, false)`,
    async remove(tx, rows) {
      const answer = await tx.execute<{ total: number }>(sql`
        SELECT auditoria_fora_do_prazo(array(SELECT x.id FROM auditoria x WHERE ${rows})) AS total`);
      return answer.rows[0]!.total;
    },
  }),
  oldRows({
    kind: 'versoes',
    table: 'hotsite_versoes',
    at: sql`x.criado_em`,
    // Neither public now or ever, nor the newest, a draft, shared by a link, or what another came from.
    free: sql`NOT EXISTS (SELECT FROM hotsites h WHERE h.versao_publica_id = x.id)
      AND NOT EXISTS (SELECT FROM hotsite_publicacoes p WHERE p.versao_id = x.id)
      AND NOT EXISTS (SELECT FROM hotsite_edicoes e WHERE e.rascunho_versao_id = x.id)
      AND NOT EXISTS (SELECT FROM hotsite_links_previa l
        WHERE l.versao_id = x.id AND l.revogado_em IS NULL AND l.expira_em > now())
      AND NOT EXISTS (SELECT FROM workflow_runs r WHERE r.id = x.run_id AND r.state IN ${live})
      AND NOT EXISTS (SELECT FROM hotsite_versoes o WHERE o.origem_versao_id = x.id)
      AND EXISTS (SELECT FROM hotsite_versoes o WHERE o.hotsite_id = x.hotsite_id AND o.numero > x.numero)`,
  }),
  oldRows({
    kind: 'fontes',
    table: 'fontes_guardadas',
    at: sql`x.usada_em`,
    // A page's drawing stays as long as its document.
    free: sql`regexp_replace(x.chave, '-p[0-9]+[.]webp$', '.pdf') NOT IN ${neededFiles}`,
    async remove(tx, rows) {
      const { rows: gone } = await tx.execute<{ chave: string }>(
        sql`DELETE FROM fontes_guardadas x WHERE ${rows} RETURNING x.chave`,
      );
      // Within the transaction: whoever wants one of them meanwhile waits, and then fetches it anew.
      for (const { chave } of gone) await storage.remove(chave);
      return gone.length;
    },
  }),
];
