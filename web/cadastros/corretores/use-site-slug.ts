import { useState } from 'react';
import { slugFromNome } from '#contract/cadastros/corretor-slug.ts';
import { freeCorretorSlug } from '#contract/cadastros/corretores.ts';
import { call } from '#web/kit/api/client.ts';

/** The next variant of a slug: 'ana' → 'ana-2' → 'ana-3'. */
export function nextSlug(slug: string): string {
  const [, base = slug, number = '1'] = /^(.*?)(?:-(\d+))?$/.exec(slug) ?? [];
  return `${base}-${Number(number) + 1}`;
}

/** A new site's slug: from the nickname (BRK-26), or its next free variant if taken (BRK-40). */
export function useSiteSlug() {
  const [variant, setVariant] = useState<{ base: string; slug: string } | null>(null);
  const slugOf = (nomeGuerra: string): string => {
    const base = slugFromNome(nomeGuerra);
    return variant?.base === base ? variant.slug : base;
  };
  async function takeFree(nomeGuerra: string): Promise<void> {
    const taken = slugOf(nomeGuerra);
    const base = slugFromNome(nomeGuerra);
    const found = await call(freeCorretorSlug, { query: { nome: nomeGuerra } }).catch(() => null);
    const free = found?.slug;
    setVariant({ base, slug: free && free !== taken ? free : nextSlug(taken) });
  }
  return { slugOf, takeFree };
}
