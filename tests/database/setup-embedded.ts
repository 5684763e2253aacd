import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './template.ts';

export default async function setup(project: TestProject): Promise<void> {
  // The product itself only answers 500 to what it has no renderer for.
  if (!existsSync('dist/site/entry-hotsite.js'))
    console.warn('Tests that draw pages fail until `npm run build` was run once.');
  project.provide('embeddedTemplate', await embeddedTemplate());
}
