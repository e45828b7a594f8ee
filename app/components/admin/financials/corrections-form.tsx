import { Button } from '~/components/ui/button';
import { Select } from '~/components/ui/select';
import { formatDateTime } from '~/lib/calendar';

/** Form to download the rows of the donor file that changed since an earlier download. */
export function CorrectionsForm({
  year,
  files,
  timeZone,
}: {
  year: number;
  /** Downloads of the donor file, newest first. */
  files: readonly { id: number; downloadedAt: Date | string }[];
  timeZone: string;
}) {
  return (
    <form method="post" action="/admin/donor-file/download" className="mt-5 flex flex-wrap items-end gap-2.5">
      <input type="hidden" name="year" value={year} />
      <label className="grid min-w-0 gap-1 text-small font-semibold">
        <span>Changes since the download of</span>
        <Select name="since">
          {files.map(({ id, downloadedAt }) => (
            <option key={id} value={id}>
              {formatDateTime(new Date(downloadedAt), timeZone)}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" variant="quiet">
        Download the corrections
      </Button>
    </form>
  );
}
