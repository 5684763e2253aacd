import { useState } from 'react';
import { slugFromNome } from '#contract/cadastros/corretor-slug.ts';
import { freeCorretorSlug } from '#contract/cadastros/corretores.ts';
import { call } from '#web/kit/api/client.ts';

/** The next variant of a slug: 'ana' → 'ana-2' → 'ana-3'. */
export function nextSlug(slug: string): string {
  const [, base = slug, number = '1'] = /^(.*?)(?:-(\d+))?$/.exec(slug) ?? [];
  return `${base}-${Number(number) + 1}`;
}

/** What stands for a nickname's own slug, which is taken. */
interface Variant {
  base: string;
  slug: string;
}

/** A new site's slug: from the nickname (BRK-26), or its variant. */
export function slugWith(variant: Variant | null, nomeGuerra: string): string {
  const base = slugFromNome(nomeGuerra);
  return variant?.base === base ? variant.slug : base;
}

/** The variant after a clash (BRK-40): what the server says is free, else the next one. */
export function variantAfter(variant: Variant | null, nomeGuerra: string, free?: string | null): Variant {
  const taken = slugWith(variant, nomeGuerra);
  return { base: slugFromNome(nomeGuerra), slug: free && free !== taken ? free : nextSlug(taken) };
}

/** The slug of a new site, and what takes the next free one. */
export function useSiteSlug() {
  const [variant, setVariant] = useState<Variant | null>(null);
  async function takeFree(nomeGuerra: string): Promise<void> {
    const found = await call(freeCorretorSlug, { query: { nome: nomeGuerra } }).catch(() => null);
    setVariant(variantAfter(variant, nomeGuerra, found?.slug));
  }
  return { slugOf: (nomeGuerra: string) => slugWith(variant, nomeGuerra), takeFree };
}
