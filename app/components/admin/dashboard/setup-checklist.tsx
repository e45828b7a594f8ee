import { Link } from '@remix-run/react';
import { Card } from '~/components/ui/card';
import type { Permission } from '~/domain/admins/policy';
import type { MissingSetup } from '~/domain/analytics/missing-setup.server';

/**
 * Lists the missing settings and records. Shows only those that the admin has the permission to
 * add.
 */
export function SetupChecklist({
  missing,
  permissions,
}: {
  missing: MissingSetup;
  permissions: readonly Permission[];
}) {
  const links = [
    {
      lacks: missing.brand,
      permission: 'manage_resources',
      to: '/admin/setup',
      label: 'Set up the site: name, look, contact and keys',
    },
    { lacks: missing.classes, permission: 'manage_classes', to: '/admin/classes/new', label: 'Add the first class' },
    { lacks: missing.members, permission: 'import_members', to: '/admin/import', label: 'Import your members' },
    {
      lacks: missing.challenge,
      permission: 'manage_classes',
      to: '/admin/challenges/new',
      label: 'Add the next challenge: none is planned',
    },
    { lacks: missing.faqs, permission: 'manage_resources', to: '/admin/faqs/new', label: 'Add questions and answers' },
  ] as const;
  const open = links.filter(({ lacks, permission }) => lacks && permissions.includes(permission));
  const settings = permissions.includes('manage_admins') ? missing.settings : [];
  if (open.length + settings.length === 0) return null;
  return (
    <Card className="mt-4">
      <section aria-labelledby="set-up">
        <h2 id="set-up" className="text-step-1">
          Set up
        </h2>
        <ul className="mt-2 list-disc pl-5">
          {open.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-touch items-center underline">
                {label}
              </Link>
            </li>
          ))}
          {settings.map((name) => (
            <li key={name} className="py-2">
              <code className="break-all">{name}</code> is not set: the part of the site that needs it is hidden.
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
