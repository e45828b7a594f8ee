import { useEffect, useState } from 'react';
import type { FieldRule } from '~/components/ui/field-rules';
import { hasOwnWords, MIN_PASSWORD_LENGTH } from '~/domain/sessions/policy';
import { useMessages } from '~/components/ui/use-messages';

const INDIAN_MOBILE = /^[6-9]\d{9}$/;

interface RegisterRules {
  /** Applies to Indian numbers. */
  phone: FieldRule[];
  password: FieldRule[];
}

const NONE_MET = { isPhone: false, isLong: false, isForeign: false };

/**
 * Rules of the fields of the sign-up form. The rules that a browser can check are ticked while the
 * member types. Whether a password is common is checked by the server only.
 */
export function useRegisterRules(formId: string): RegisterRules {
  const { rules } = useMessages('auth.register');
  const [met, setMet] = useState(NONE_MET);
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    const check = () => form && setMet((before) => keepIfSame(before, checkRules(new FormData(form))));
    check();
    form?.addEventListener('input', check);
    return () => form?.removeEventListener('input', check);
  }, [formId]);
  return {
    phone: [{ text: rules.phone, isMet: met.isPhone }],
    password: [
      { text: rules.length, isMet: met.isLong },
      { text: rules.own, isMet: met.isForeign },
    ],
  };
}

function checkRules(form: FormData): typeof NONE_MET {
  const [name = '', phone = '', password = ''] = ['name', 'phonenumber', 'password'].map((field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  });
  return {
    isPhone: INDIAN_MOBILE.test(phone),
    isLong: password.length >= MIN_PASSWORD_LENGTH,
    isForeign: password !== '' && !hasOwnWords(password, { name, phone }),
  };
}

function keepIfSame(before: typeof NONE_MET, now: typeof NONE_MET): typeof NONE_MET {
  const isSame = before.isPhone === now.isPhone && before.isLong === now.isLong && before.isForeign === now.isForeign;
  return isSame ? before : now;
}
