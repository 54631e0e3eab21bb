import { useMutation, useQuery } from '@tanstack/react-query';
import {
  Button,
  FieldError,
  Input,
  Label,
  Page,
  PageBlock,
  PageLayout,
  PageTitle,
  PermissionGuard,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@vendure/dashboard';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { type BookReport, type Program, programs, readJournalFile, readReportFile, readReports } from './reports';
import { saveAs } from './save-as';

interface FileOfMonth {
  readonly name: string;
  readonly read: () => Promise<string>;
}

/** The page with the reports of a month, each of which is saved as a file, and the journal for bookkeeping. */
export function ReportsPage() {
  const [month, setMonth] = useState(lastMonth);
  const { data, error } = useQuery({ queryKey: ['shop-reports', month], queryFn: () => readReports(month) });
  const save = useMutation({
    mutationFn: ({ read }: FileOfMonth) => read(),
    onSuccess: (text, { name }) => saveAs(`${name}-${month}.csv`, text),
    onError: ({ message }) => toast.error('The file was not made', { description: message }),
  });
  return (
    <PermissionGuard requires="ReadReports">
      <Page pageId="reports">
        <PageTitle>Reports</PageTitle>
        <PageLayout>
          <PageBlock column="full" blockId="month">
            <div className="flex flex-wrap items-end gap-4">
              <div className="space-y-2">
                <Label htmlFor="report-month">Month</Label>
                <Input
                  id="report-month"
                  type="month"
                  value={month}
                  onChange={({ target }) => target.value !== '' && setMonth(target.value)}
                />
              </div>
              {(Object.keys(programs) as Program[]).map((program) => (
                <SaveButton
                  key={program}
                  isBusy={save.isPending}
                  label={`Journal for ${programs[program]}`}
                  onSave={() => save.mutate({ name: 'journal', read: () => readJournalFile(month, program) })}
                />
              ))}
            </div>
            {error && <FieldError>{error.message}</FieldError>}
          </PageBlock>
          {data?.map((report) => (
            <PageBlock key={report.id} column="full" blockId={report.id} title={report.title}>
              <div className="space-y-4">
                <ReportTable report={report} />
                <SaveButton
                  isBusy={save.isPending}
                  label={`${report.title} as CSV`}
                  onSave={() => save.mutate({ name: report.id, read: () => readReportFile(month, report.id) })}
                />
              </div>
            </PageBlock>
          ))}
        </PageLayout>
      </Page>
    </PermissionGuard>
  );
}

interface SaveButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

function SaveButton({ label, isBusy, onSave }: SaveButtonProps) {
  return (
    <Button variant="outline" disabled={isBusy} onClick={onSave}>
      <Download /> {label}
    </Button>
  );
}

function ReportTable({ report: { title, columns, rows } }: { readonly report: BookReport }) {
  if (rows.length === 0) return <p>There is nothing in this month.</p>;
  return (
    <Table aria-label={title}>
      <TableHeader>
        <TableRow>
          {columns.map((column) => (
            <TableHead key={column}>{column}</TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.join('|')}>
            {row.map((cell, index) => (
              <TableCell key={columns[index]} className="tabular-nums">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Finds the month that has ended last, such as `2026-10`, on the clock of this browser. */
function lastMonth(): string {
  const now = new Date();
  const last = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return `${last.getFullYear()}-${String(last.getMonth() + 1).padStart(2, '0')}`;
}
