import { z } from 'zod';
import { createRequiredTextField } from '~/domain/text-fields';
import { rowVersionSchema, createWholeNumberSchema } from '~/lib/whole-number';
import { createYesOrNoSchema } from '~/lib/yes-or-no';
import { GROUP_CAPACITY_LIMITS } from './policy';

const NO_TITLE = 'Please enter what staff call this group';
const NO_LINK = 'Please enter an invitation that begins with https://';
const NO_CAPACITY = `The number of places must be between ${GROUP_CAPACITY_LIMITS.min} and ${GROUP_CAPACITY_LIMITS.max}`;

const fields = {
  title: createRequiredTextField(NO_TITLE, 120),
  link: createRequiredTextField(NO_LINK, 500).refine((link) => isSecureAddress(link), NO_LINK),
  capacity: createWholeNumberSchema(NO_CAPACITY, GROUP_CAPACITY_LIMITS),
};

export const addGroupSchema = z.object({ ...fields, is_open: createYesOrNoSchema('is_open', true) });

export const editGroupSchema = addGroupSchema.extend({ version: rowVersionSchema });

/** An unchecked checkbox is not sent, so a missing field means false. */
export const groupFormSchema = editGroupSchema.extend({ is_open: createYesOrNoSchema('is_open', false) });

function isSecureAddress(text: string): boolean {
  const address = URL.parse(text);
  return address?.protocol === 'https:' && address.username === '' && address.password === '';
}
