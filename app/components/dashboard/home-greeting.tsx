import { TextWithParts } from '~/components/ui/text-with-name';
import { useMessages } from '~/components/ui/use-messages';
import { formatCount } from '~/lib/format-number';
import type { NamespaceMessages } from '~/i18n/screen-messages';

export interface GreetingView {
  firstName: string;
  partOfDay: keyof NamespaceMessages<'member.home'>['people']['greetings'];
  /** The latest member who cheered the reader, and the number of the others. */
  cheered: { name: string; more: number } | null;
}

/** Greets the member in the name of the next class's teacher, and shows who cheered the member. */
export function HomeGreeting({
  greeting: { firstName, partOfDay, cheered },
  teacher,
}: {
  greeting: GreetingView;
  /** First name of the teacher, or null if there is nothing to greet for. */
  teacher: { name: string; lang: string | undefined } | null;
}) {
  const { greetings, teaches, oneCheered, twoCheered, manyCheered } = useMessages('member.home').people;
  const byMore = cheered && (cheered.more === 0 ? oneCheered : cheered.more === 1 ? twoCheered : manyCheered);
  return (
    <p className="@container -mb-1.5 px-0.5 leading-snug text-pretty wrap-anywhere lg:px-7">
      {/* The drawing is hidden on small phones and with large text, so that the class button is
         visible. */}
      {teacher ? (
        <span className="@max-[19rem]:hidden">
          <b>
            <TextWithParts text={greetings[partOfDay]} parts={{ name: <bdi translate="no">{firstName}</bdi> }} />
          </b>{' '}
          <TextWithParts text={teaches} parts={{ teacher: <span lang={teacher.lang}>{teacher.name}</span> }} />{' '}
        </span>
      ) : null}
      {cheered && byMore ? (
        <TextWithParts
          text={byMore}
          parts={{ name: <b translate="no">{cheered.name}</b>, count: formatCount(cheered.more) }}
        />
      ) : null}
    </p>
  );
}
