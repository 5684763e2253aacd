import { crudCalls } from '#web/kit/crud/crud-calls.ts';
import './import.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import type { AnyCrudScreen } from '#web/kit/crud/screen.ts';
import { ColumnMapping } from '#web/kit/csv/column-mapping.tsx';
import { downloadCsv } from '#web/kit/csv/download.ts';
import { FileChoice } from '#web/kit/csv/file-choice.tsx';
import { rowsToSend } from '#web/kit/csv/import-plan.ts';
import { ImportPreview } from '#web/kit/csv/import-preview.tsx';
import { doneText } from '#web/kit/csv/import-texts.ts';
import { missingColumns } from '#web/kit/csv/match-header.ts';
import { useImport } from '#web/kit/csv/use-import.ts';
import { writeTemplate } from '#web/kit/csv/write-csv.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { ask } from '#web/kit/ui/question.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const discard = {
  title: 'Descartar esta importação?',
  text: 'Nada foi gravado. As linhas já corrigidas se perdem.',
  yes: 'Descartar',
  no: 'Continuar importando',
};

/** 'Importar': imports a file after a preview in which rows can be fixed or skipped. */
export function ImportDialog({ screen, onClose }: { screen: AnyCrudScreen; onClose: () => void }) {
  const columns = screen.csv ?? [];
  const { list } = screen;
  const client = useQueryClient();
  const found = useImport(list, columns);
  const { table, mapping, rows, plan, criarZonas } = found;
  const { counts } = plan;
  const count = counts.novo + counts.atualiza;

  const write = useMutation({
    mutationFn: () =>
      call(crudCalls.import(list), {
        body: {
          linhas: rowsToSend(rows ?? [], plan),
          simular: false,
          criarZonas,
        },
      }),
    onSuccess() {
      showToast({ title: 'Sucesso', text: doneText(plan, screen.noun) });
      void refreshLists(client, list, ...(plan.zonas > 0 ? ['zonas'] : []));
      onClose();
    },
    onError(error) {
      showToast({ title: 'Erro', text: errorText(error, 'Erro ao importar'), tone: 'destructive' });
      // The records the rows were compared with may have changed.
      found.judgeAgain();
    },
  });

  async function close() {
    if (!rows || (await ask(discard))) onClose();
  }

  const isReady = rows !== null && counts.erro === 0 && counts.conferindo === 0 && count > 0;
  return (
    <Dialog
      open
      onClose={() => void close()}
      closable={!write.isPending}
      title={`Importar ${screen.noun.many}`}
      width={rows ? 'sm:max-w-6xl' : 'sm:max-w-xl'}
      footer={
        table && (
          <>
            <Button look="ghost" className="mr-auto" disabled={write.isPending} onClick={found.reset}>
              Outro arquivo
            </Button>
            {rows ? (
              <>
                {counts.erro > 0 && counts.conferindo === 0 && count > 0 && (
                  <Button disabled={write.isPending} onClick={() => write.mutate()}>
                    Pular {countOf(counts.erro, 'linha', 'linhas')} e importar {count.toLocaleString('pt-BR')}
                  </Button>
                )}
                <Button
                  look="primary"
                  disabled={write.isPending || counts.conferindo > 0}
                  why={
                    isReady || counts.conferindo > 0
                      ? undefined
                      : counts.erro > 0
                        ? 'Corrija ou pule as linhas com erro'
                        : 'Nenhuma linha a importar'
                  }
                  onClick={() => write.mutate()}
                >
                  {write.isPending ? 'Importando...' : `Importar ${countOf(count, 'linha', 'linhas')}`}
                </Button>
              </>
            ) : (
              <Button
                look="primary"
                why={
                  mapping && missingColumns(columns, mapping).length === 0
                    ? undefined
                    : 'Escolha as colunas obrigatórias'
                }
                onClick={found.acceptMapping}
              >
                Continuar
              </Button>
            )}
          </>
        )
      }
    >
      {!table && (
        <FileChoice
          reading={found.reading}
          fault={found.fault}
          onChoose={(file) => void found.choose(file)}
          onTemplate={() => downloadCsv(`modelo-${list}.csv`, writeTemplate(columns))}
        />
      )}
      {table && mapping && !rows && (
        <ColumnMapping
          columns={columns}
          header={table.header}
          mapping={mapping}
          onChange={found.setMapping}
        />
      )}
      {rows && <ImportPreview found={found} columns={columns} noun={screen.noun} note={screen.importNote} />}
    </Dialog>
  );
}
