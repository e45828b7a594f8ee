import { auth } from './auth';
import { certificate } from './certificate';
import { consent } from './consent';
import { donations } from './donations';
import { help } from './help';
import { instructions } from './instructions';
import { interfaceMessages } from './interface';
import { manifest } from './manifest';
import { member } from './member';
import { numbers } from './numbers';
import { oneTap } from './one-tap';
import { policies } from './policies';
import { profile } from './profile';
import { reminder } from './reminder';
import { replies } from './replies';
import { site } from './public';
import { waiting } from './waiting';

export const catalogue = {
  auth,
  certificate,
  consent,
  donations,
  help,
  instructions,
  interface: interfaceMessages,
  manifest,
  member,
  numbers,
  oneTap,
  policies,
  profile,
  reminder,
  replies,
  site,
  waiting,
};
