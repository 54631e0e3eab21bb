import { Body, Controller, Ip, Post, Res, UseFilters } from '@nestjs/common';
import { ContactMessages } from '#src/plugins/contact/contact-messages';
import { readMessage } from '#src/plugins/contact/read-message';
import { ShopFailureFilter } from '#src/plugins/core/shop-failure-filter';

interface Response {
  status(status: number): unknown;
}

/** Takes messages to the shop (spec §2 contact), by the call that docs/hosting.md describes. */
@Controller('api/contact_messages')
@UseFilters(ShopFailureFilter)
export class ContactController {
  constructor(private readonly messages: ContactMessages) {}

  @Post()
  async take(@Body() body: unknown, @Ip() ip: string, @Res({ passthrough: true }) response: Response): Promise<object> {
    const { key, message } = readMessage(body);
    response.status((await this.messages.take(key, message, ip)) ? 201 : 200);
    return {};
  }
}
