import { z } from 'zod';
import { optionalText, requiredText } from '~/lib/text';
import { rowVersion } from '~/lib/whole-number';
import { yesOrNo } from '~/lib/yes-or-no';

const title = requiredText('Please enter a title', 120);
const memberCount = requiredText('Please enter the member count', 60);

export const updateHeroSchema = z.object({
  title,
  subtitle: optionalText(300).transform((text) => text ?? ''),
  button_text: requiredText('Please enter the button text', 40),
  member_count: memberCount,
  is_active: yesOrNo('is_active', false),
  version: rowVersion,
});

/** What travels along with a new picture. */
export const uploadHeroImageSchema = z.object({ title: title.optional(), member_count: memberCount.optional() });
