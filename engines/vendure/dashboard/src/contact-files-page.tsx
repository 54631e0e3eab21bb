import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, FieldError, Page, PageBlock, PageLayout, PageTitle, PermissionGuard } from '@vendure/dashboard';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import {
  type ContactFile,
  readGiveawayFile,
  readGiveaways,
  readMailingListFile,
  readMailingLists,
} from './contact-files';
import { saveAs } from './save-as';

interface FilesProps {
  readonly id: string;
  readonly title: string;
  readonly permission: string;
  readonly readAll: () => Promise<readonly ContactFile[]>;
  readonly readFile: (name: string) => Promise<string>;
}

/** The page that saves a mailing list as a file. */
export function MailingListsPage() {
  return (
    <Files
      id="mailing-lists"
      title="Mailing lists"
      permission="ExportMailingLists"
      readAll={readMailingLists}
      readFile={readMailingListFile}
    />
  );
}

/** The page that saves the entries of a giveaway as a file. */
export function GiveawaysPage() {
  return (
    <Files
      id="giveaways"
      title="Giveaways"
      permission="ExportGiveaways"
      readAll={readGiveaways}
      readFile={readGiveawayFile}
    />
  );
}

function Files({ id, title, permission, readAll, readFile }: FilesProps) {
  const { data, error } = useQuery({ queryKey: [id], queryFn: readAll });
  const save = useMutation({
    mutationFn: readFile,
    onSuccess: (text, name) => saveAs(`${name}.csv`, text),
    onError: ({ message }) => toast.error('The file was not made', { description: message }),
  });
  return (
    <PermissionGuard requires={permission}>
      <Page pageId={id}>
        <PageTitle>{title}</PageTitle>
        <PageLayout>
          <PageBlock column="full" blockId={id}>
            {error && <FieldError>{error.message}</FieldError>}
            {data?.length === 0 && <p>There is none.</p>}
            <ul className="space-y-2">
              {data?.map((one) => (
                <li key={one.name} className="flex items-center gap-4">
                  <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate(one.name)}>
                    <Download /> {one.title} as CSV
                  </Button>
                  <span className="text-muted-foreground text-sm">{one.details}</span>
                </li>
              ))}
            </ul>
          </PageBlock>
        </PageLayout>
      </Page>
    </PermissionGuard>
  );
}
