import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Page } from './page.ts';

/** The section's video, loaded only on play. */
export function Film({ page, section }: { page: Page; section: Section }) {
  const video = section.assets.map((id) => page.asset(id)).find((asset) => asset?.type === 'video');
  if (!video) return null;
  const poster = page.asset(page.section('hero')?.assets[0]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the folder brings no captions, and none are invented
    <video
      className="film"
      src={`asset:${video.id}`}
      controls
      preload="none"
      playsInline
      poster={poster ? `asset:${poster.id}` : undefined}
      aria-label={page.alt(video)}
    />
  );
}
