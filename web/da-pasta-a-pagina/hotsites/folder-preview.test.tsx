import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FolderPreviewPane } from './folder-preview.tsx';
import type { Preview } from './use-preview.ts';

const draw = (preview: Partial<Preview>) =>
  renderToStaticMarkup(
    <FolderPreviewPane
      preview={{ found: undefined, problem: null, isLooking: false, look: () => {}, ...preview }}
    />,
  );

it('that the folder is being read is announced, and so is why it could not be', () => {
  expect(draw({})).toBe('');
  expect(draw({ isLooking: true })).toMatch(/role="status"[^>]*aria-label="Lendo a pasta\.\.\."/);
  const refused = draw({ problem: 'A pasta não existe.' });
  expect(refused).toMatch(/role="alert"[^>]*>A pasta não existe\.</);
});
