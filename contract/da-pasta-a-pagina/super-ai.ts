import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { hotsiteStyleSchema } from './page-styles.ts';
