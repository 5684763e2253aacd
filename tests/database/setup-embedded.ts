import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './template.ts';

export default async function setup(project: TestProject): Promise<void> {
  project.provide('embeddedTemplate', await embeddedTemplate());
}
