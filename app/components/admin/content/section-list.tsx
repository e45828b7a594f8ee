import { useEffect, useState } from 'react';
import { KeyFigures } from '~/components/admin/key-figures';
import { Button } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { Card } from '~/components/ui/card';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { UnsavedChangesBanner } from '~/components/ui/unsaved-changes-banner';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useServerForm } from '~/components/ui/use-server-form';
import { useUnsavedChangesGuard } from '~/components/ui/use-unsaved-changes-guard';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { HomepageSection } from '~/domain/content/responses';
import { moveArrayItem } from '~/lib/move-array-item';
import { getSectionMoveButtonId, SectionRow } from './section-row';

interface Move {
  id: number;
  way: 'up' | 'down';
  announcement: string;
}

/**
 * Lets staff switch the home page sections on and off and reorder them. Changes are saved only with
 * Save and discarded with Reset. A change made while a save is in progress is kept, and is based on
 * the saved versions.
 */
export function SectionList({ saved }: { saved: readonly HomepageSection[] }) {
  const [sections, setSections] = useState(saved);
  const [moved, setMoved] = useState<Move | null>(null);
  const hydrated = useHydrated();
  const { form, reply } = useServerForm<never>({
    id: 'sections',
    unreachable: 'Failed to save changes. Please try again.',
  });
  const versions = new Map(saved.map(({ id, version }) => [id, version]));
  const differs = sections.some(
    ({ id, is_active }, index) => id !== saved[index]?.id || is_active !== saved[index].is_active,
  );

  useEffect(() => {
    if (!moved) return;
    const [same, other] = [moved.way, moved.way === 'up' ? 'down' : 'up'] as const;
    const button = document.getElementById(getSectionMoveButtonId(moved.id, same));
    (button?.matches(':disabled') ? document.getElementById(getSectionMoveButtonId(moved.id, other)) : button)?.focus();
  }, [moved]);

  function toggle(id: number) {
    setSections((before) =>
      before.map((section) => (section.id === id ? { ...section, is_active: !section.is_active } : section)),
    );
  }

  function move({ id, section_name }: HomepageSection, way: 'up' | 'down') {
    const from = sections.findIndex((section) => section.id === id);
    const by = way === 'up' ? -1 : 1;
    setSections(moveArrayItem(sections, from, by));
    setMoved({ id, way, announcement: `${section_name} is now number ${from + by + 1} of ${sections.length}` });
  }

  useUnsavedChangesGuard(differs);
  return (
    <ServerForm
      id={form.id}
      onReset={() => setSections(saved)}
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="mt-5 mb-2">
        <SectionFigures sections={sections} />
      </div>
      {/* Without this, Enter would press the first button, which moves a section. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <Card padded={false} aria-label="Sections of the home page">
        <ol>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={{ ...section, version: versions.get(section.id) ?? section.version }}
              place={index + 1}
              places={sections.length}
              onToggle={() => toggle(section.id)}
              onMove={(way) => move(section, way)}
            />
          ))}
        </ol>
      </Card>
      <VisuallyHidden>
        <span role="status">{moved?.announcement}</span>
      </VisuallyHidden>
      {differs || !hydrated ? (
        <UnsavedChangesBanner
          {...(hydrated ? {} : { message: 'Switches are saved together; a move is saved immediately' })}
        >
          <Button type="reset" variant="quiet">
            Reset
          </Button>
          <SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
        </UnsavedChangesBanner>
      ) : null}
    </ServerForm>
  );
}

/** Counts active and inactive sections, including unsaved changes. */
function SectionFigures({ sections }: { sections: readonly HomepageSection[] }) {
  const active = sections.filter(({ is_active }) => is_active).length;
  return (
    <KeyFigures
      label="Sections"
      figures={[
        { label: 'Total sections', value: sections.length },
        { label: 'Active', value: active },
        { label: 'Inactive', value: sections.length - active },
      ]}
    />
  );
}
