import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { assetCountOf, type Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { defaultStyle, hotsiteStyleSchema, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { hotsiteCalls } from '#web/da-pasta-a-pagina/hotsites/calls.ts';
import { StyleSketch } from '#web/da-pasta-a-pagina/hotsites/style-sketch.tsx';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { showToast } from '#web/kit/ui/toast.ts';

interface Props {
  hotsite: Hotsite;
  onClose: () => void;
}

/** 'Gerar Hotsite com GPT-5' (HOT-41): chooses a style, generates, shows the prompts. */
export function GenerateDialog({ hotsite, onClose }: Props) {
  const client = useQueryClient();
  const [style, setStyle] = useState(defaultStyle);
  const { mutate, isPending } = useMutation({
    mutationFn: () => hotsiteCalls.generate(hotsite.id, style),
    onSuccess: async (answer) => {
      await refreshLists(client, 'hotsites');
      const used = answer?.generated?.assetsUsed ?? 'N/A';
      const rascunho = answer?.generated?.rascunho;
      showToast({
        title: 'GPT-5 Gerado com Sucesso!',
        text: [`Hotsite gerado usando ${used} assets.`, rascunho].filter(Boolean).join('\n'),
      });
      onClose();
    },
    onError: (error) =>
      showToast({
        title: 'Erro na Geração GPT-5',
        text: errorText(error, 'Erro desconhecido'),
        tone: 'destructive',
      }),
  });
  const count = assetCountOf(hotsite.catalog);

  async function debug() {
    try {
      console.info(`Debug GPT-5: ${hotsite.nome}`, await hotsiteCalls.debug(hotsite.id));
      window.alert('Informações de debug no console do navegador');
    } catch {
      window.alert('Erro ao buscar debug info');
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isPending}
      title="Gerar Hotsite com GPT-5"
      description={
        hotsite.v0Generated
          ? `${hotsite.nome}: a página nova toma o lugar da atual, que fica guardada como versão.`
          : hotsite.nome
      }
      width="sm:max-w-3xl"
      footer={
        <>
          <Button look="ghost" className="mr-auto" disabled={isPending} onClick={() => void debug()}>
            Debug
          </Button>
          <Button disabled={isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            look="primary"
            className={cx(isPending && 'opacity-60')}
            aria-busy={isPending}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate()}
          >
            {isPending ? 'Gerando...' : 'Gerar'}
          </Button>
        </>
      }
    >
      <fieldset disabled={isPending} className="min-w-0">
        <legend className="mb-2 text-[13px] font-medium">Estilo do design</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {hotsiteStyleSchema.options.map((option) => (
            <label
              key={option}
              className="flex cursor-pointer gap-3 rounded-xl border border-line p-3 transition-colors hover:border-edge has-checked:border-gold-ink has-checked:bg-gold-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-ink sm:flex-col"
            >
              <input
                type="radio"
                name="style"
                value={option}
                className="sr-only"
                checked={style === option}
                onChange={() => setStyle(option)}
              />
              <StyleSketch style={option} />
              <span className="min-w-0">
                <span className="block font-medium">{pageStyles[option].label}</span>
                <span className="mt-0.5 block text-[13px] text-muted">{pageStyles[option].note}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-4 text-[13px] text-muted">
        {isPending
          ? 'Gerando a página. Isto pode levar alguns minutos; ela continua a ser gerada se esta aba for fechada.'
          : count !== null &&
            `${count.toLocaleString('pt-BR')} assets no catálogo. A página fica pública ao terminar, se o texto não disser nada além do cadastro.`}
      </p>
    </Dialog>
  );
}
