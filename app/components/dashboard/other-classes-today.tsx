import { Card } from '~/components/ui/card';
import { useMessages } from '~/components/ui/use-messages';
import { ClassRowList } from './class-rows';
import { splitClassesIntoCardsAndRows, type ClassView, toClassRowView } from './class-view';

/** Today's classes that are not shown as cards. Past classes come last. */
export function OtherClassesToday({ classes }: { classes: readonly ClassView[] }) {
  const messages = useMessages('member.home').classes;
  const { rows } = splitClassesIntoCardsAndRows(classes);
  if (rows.length === 0) return null;
  const ahead = rows.filter(({ time }) => time !== 'over');
  const over = rows.filter(({ time }) => time === 'over');
  return (
    <Card aria-labelledby="later-today" padded={false}>
      <h2 id="later-today" className="px-[18px] pt-[18px] pb-1 text-step-1 leading-tight lg:px-7 lg:pt-[26px]">
        {ahead.length > 0 ? messages.later : messages.over}
      </h2>
      <ClassRowList sessions={[...ahead, ...over].map((one) => toClassRowView(one))} />
    </Card>
  );
}
