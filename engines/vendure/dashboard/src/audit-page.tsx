import { useQuery } from '@tanstack/react-query';
import {
  Button,
  FieldError,
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
import { type AuditFinding, readAudit } from './audit';

/** The audit page: it reports that the books balance, or lists each discrepancy with its remedy. */
export function AuditPage() {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: ['shop-audit'], queryFn: readAudit });
  return (
    <PermissionGuard requires="ReadAudit">
      <Page pageId="audit">
        <PageTitle>Audit</PageTitle>
        <PageLayout>
          <PageBlock column="full" blockId="audit">
            <div className="space-y-4">
              <Button disabled={isFetching} onClick={() => void refetch()}>
                Look again
              </Button>
              {error && <FieldError>{error.message}</FieldError>}
              {data?.length === 0 && <p>The books balance.</p>}
              {data && data.length > 0 && <Findings findings={data} />}
            </div>
          </PageBlock>
        </PageLayout>
      </Page>
    </PermissionGuard>
  );
}

function Findings({ findings }: { readonly findings: readonly AuditFinding[] }) {
  return (
    <Table aria-label="Findings">
      <TableHeader>
        <TableRow>
          <TableHead>Invariant</TableHead>
          <TableHead>What to do</TableHead>
          <TableHead>Where</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {findings.map(({ id, advice, subjects, count }) => (
          <TableRow key={id}>
            <TableCell className="align-top">{id}</TableCell>
            <TableCell className="max-w-prose align-top whitespace-normal">{advice}</TableCell>
            <TableCell className="align-top whitespace-normal">
              {subjects.join(', ')}
              {count > subjects.length && ` and ${count - subjects.length} more`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
