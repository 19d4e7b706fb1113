import { Module } from '@nestjs/common';
import { ExposesModule } from '../exposes/exposes.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { AnswerRate } from './answer-rate.ts';
import { SearchLetterExposes } from './search-letter-exposes.ts';
import { SearchLetterMails } from './search-letter-mails.ts';
import { SearchLetterOffers } from './search-letter-offers.ts';
import { SearchLetters } from './search-letters.ts';
import { SearchLettersController } from './search-letters.controller.ts';
import { SearchNews } from './search-news.ts';
import { SearchNewsMails } from './search-news-mails.ts';
import { SearchNewsRuns } from './search-news-runs.ts';
import { SearchOrderFigures } from './search-order-figures.ts';
import { SearchOrderIntake } from './search-order-intake.ts';
import { SearchOrderMatches } from './search-order-matches.ts';
import { SearchOrdersController } from './search-orders.controller.ts';
import { SearchQuestion } from './search-question.ts';
import { SubscriberLinks } from './subscriber-links.ts';
import { Subscribers } from './subscribers.ts';

/** Search orders: their confirmation, the news about them and the page on which they are changed. */
@Module({
  imports: [ExposesModule, MailModule, OrdersModule, OutboxModule],
  controllers: [SearchOrdersController, SearchLettersController],
  providers: [
    AnswerRate,
    SearchLetterExposes,
    SearchLetterMails,
    SearchLetterOffers,
    SearchLetters,
    SearchNews,
    SearchNewsMails,
    SearchNewsRuns,
    SearchOrderFigures,
    SearchOrderIntake,
    SearchOrderMatches,
    SearchQuestion,
    SubscriberLinks,
    Subscribers,
  ],
  exports: [SearchOrderIntake, Subscribers],
})
export class SearchOrdersModule {}
